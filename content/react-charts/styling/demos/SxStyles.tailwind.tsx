import { LineChart } from '@mui/x-charts/LineChart';

const chart = [
  '[&_.MuiChartsAxis-line]:stroke-slate-900/13 dark:[&_.MuiChartsAxis-line]:stroke-slate-200/15',
  '[&_.MuiChartsAxis-tick]:stroke-slate-900/13 dark:[&_.MuiChartsAxis-tick]:stroke-slate-200/15',
  '[&_.MuiChartsGrid-line]:[stroke-dasharray:2_4]',
  '[&_.MuiLineChart-line]:stroke-3 [&_[data-series=visitors]]:[stroke-linecap:round]',
  '[&_.MuiLineChart-area]:[fill-opacity:0.15]',
].join(' ');

export default function SxStyles() {
  return (
    <div className="flex w-full flex-col">
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
        className={chart}
      />
    </div>
  );
}
