import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@mui/material/styles';

export default function ThemedBars() {
  const { shape } = useTheme();

  return (
    <BarChart
      role="img"
      aria-label="Bicycles per month: repairs from 38 to 64, sales from 12 to 31"
      width={264}
      height={220}
      borderRadius={Math.min(Number(shape.borderRadius), 12)}
      xAxis={[{ data: ['Mar', 'Apr', 'May', 'Jun'] }]}
      yAxis={[{ width: 36 }]}
      series={[
        { label: 'Repairs', data: [38, 45, 64, 58], color: 'var(--repairs)' },
        { label: 'Sales', data: [12, 18, 31, 27], color: 'var(--sales)' },
      ]}
      sx={(theme) => ({
        '--repairs': theme.palette.primary.main,
        '--sales': theme.palette.primary.light,
      })}
      margin={{ left: 4, right: 12, top: 8, bottom: 0 }}
    />
  );
}
