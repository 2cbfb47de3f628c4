import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const ways = ['Bike', 'Bus', 'Car', 'On foot'];
const before = [12, 24, 51, 13];
const now = [31, 28, 24, 17];
const ring = { innerRadius: 34, outerRadius: 64 };

function Year({ at, children }: { at: number; children: string }) {
  const { left, top, width, height } = useDrawingArea();
  const { palette } = useTheme();
  return (
    <text
      x={left + width * at}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      fill={palette.text.primary}
    >
      {children}
    </text>
  );
}

export default function TwoPies() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography id="two-pies-caption" variant="body2" align="center">
        How children get to school, in percent: from 12 to 31 by bike, from 51 to 24 by car.
      </Typography>
      <PieChart
        role="img"
        aria-labelledby="two-pies-caption"
        width={300}
        height={150}
        margin={5}
        skipAnimation
        series={[
          {
            ...ring,
            cx: '25%',
            data: before.map((value, index) => ({ value, label: ways[index] ?? '' })),
            valueFormatter: ({ value }) => `${value}% in 2015`,
          },
          {
            ...ring,
            cx: '75%',
            data: now.map((value) => ({ value })),
            valueFormatter: ({ value }, { dataIndex }) => `${ways[dataIndex]} ${value}% in 2025`,
          },
        ]}
        slotProps={{
          legend: {
            direction: 'horizontal',
            position: { vertical: 'bottom', horizontal: 'center' },
          },
        }}
      >
        <Year at={0.25}>2015</Year>
        <Year at={0.75}>2025</Year>
      </PieChart>
    </Stack>
  );
}
