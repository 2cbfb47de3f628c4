import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const MEAN = '6 4';
const LOWEST = '1 4';

function DashedMark({ color, dash }: ChartsLabelCustomMarkProps & { dash: string }) {
  return (
    <svg viewBox="0 0 24 4" width={24} height={4}>
      <path d="M1 2H23" stroke={color ?? 'currentColor'} strokeWidth={2} strokeDasharray={dash} />
    </svg>
  );
}
const MeanMark = (props: ChartsLabelCustomMarkProps) => <DashedMark {...props} dash={MEAN} />;
const LowestMark = (props: ChartsLabelCustomMarkProps) => <DashedMark {...props} dash={LOWEST} />;

export default function DashedLines() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="dashed-caption" variant="body2" align="center">
        Lake level: below average from June on, and close to its all-time low in September.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="dashed-caption"
        height={240}
        skipAnimation
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ min: 1, max: 4, label: 'Level (m)', width: 56 }]}
        series={[
          { id: 'year', data: [3.6, 3.5, 3.1, 2.6, 2.1, 1.8], label: 'This year' },
          {
            id: 'mean',
            data: [3.4, 3.4, 3.2, 2.9, 2.7, 2.6],
            label: 'Mean',
            showMark: false,
            labelMarkType: MeanMark,
          },
          {
            id: 'lowest',
            data: [2.8, 2.7, 2.4, 2.1, 1.8, 1.7],
            label: 'Lowest',
            showMark: false,
            labelMarkType: LowestMark,
          },
        ]}
        sx={{
          [`& .${lineClasses.line}[data-series="mean"]`]: { strokeDasharray: MEAN },
          [`& .${lineClasses.line}[data-series="lowest"]`]: { strokeDasharray: LOWEST },
        }}
      />
    </Stack>
  );
}
