import { PieChart } from '@mui/x-charts/PieChart';
import './PieLabels.css';

const cargo = [
  { value: 52, label: 'Containers', color: '#0b5a8f' },
  { value: 27, label: 'Timber', color: '#1f6b3f' },
  { value: 14, label: 'Grain', color: '#8a4b08' },
  { value: 7, label: 'Cars', color: '#6a3d8f' },
];

export default function PieLabels() {
  return (
    <div className="cargo-pie">
      <PieChart
        role="img"
        aria-label="Ships by cargo: containers 52%, timber 27%, grain 14%, cars 7%"
        width={220}
        height={220}
        skipAnimation
        series={[
          {
            data: cargo,
            arcLabel: (item) => `${item.value}%`,
            arcLabelMinAngle: 35,
            arcLabelRadius: '65%',
          },
        ]}
      />
    </div>
  );
}
