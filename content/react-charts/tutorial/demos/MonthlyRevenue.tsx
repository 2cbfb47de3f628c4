import { BarChart } from '@mui/x-charts/BarChart';

export default function MonthlyRevenue() {
  return (
    <BarChart
      role="img"
      aria-label="Revenue rises from January to April."
      height={280}
      xAxis={[{ data: ['2025-01', '2025-02', '2025-03', '2025-04'] }]}
      series={[{ label: 'Revenue', data: [20200, 19300, 24400, 27300] }]}
    />
  );
}
