import { lineClasses, LineChart } from '@mui/x-charts/LineChart';

const weeks = [14, 15, 16, 17, 18, 19, 20, 21];

export default function TicketLines() {
  return (
    <LineChart
      role="img"
      aria-label="Tickets sold per week: the main stage rises from 410 to 690, the studio from 120 to 240"
      width={264}
      height={220}
      xAxis={[
        {
          data: weeks,
          scaleType: 'point',
          valueFormatter: (week: number) => `W${week}`,
          tickLabelInterval: (_week: number, index: number) => index % 2 === 0,
        },
      ]}
      yAxis={[{ width: 44 }]}
      series={[
        {
          label: 'Main',
          data: [410, 450, 430, 520, 580, 560, 640, 690],
          area: true,
          stack: 'all',
          showMark: false,
        },
        {
          label: 'Studio',
          data: [120, 140, 160, 150, 190, 210, 205, 240],
          area: true,
          stack: 'all',
          showMark: false,
        },
      ]}
      sx={{ [`& .${lineClasses.area}`]: { opacity: 0.4 } }}
      margin={{ left: 4, right: 20, top: 8, bottom: 0 }}
    />
  );
}
