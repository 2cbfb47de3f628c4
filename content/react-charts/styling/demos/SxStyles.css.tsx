import { LineChart } from '@mui/x-charts/LineChart';
import './SxStyles.css';

export default function SxStyles() {
  return (
    <div className="visitor-lines">
      <LineChart
        role="img"
        aria-label="Visitors per day from Monday to Sunday, in a custom style"
        height={220}
        skipAnimation
        grid={{ horizontal: true }}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
        series={[
          {
            id: 'visitors',
            data: [320, 290, 240, 210, 300, 420, 480],
            label: 'Visitors',
            area: true,
          },
        ]}
        hideLegend
      />
    </div>
  );
}
