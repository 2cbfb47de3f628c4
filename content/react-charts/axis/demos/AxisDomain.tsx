import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 4, 8, 12, 16, 20];
const data = [1013, 1009, 1002, 996, 1004, 1011];
const shared = {
  width: 190,
  height: 180,
  skipAnimation: true,
  hideLegend: true,
  role: 'img',
} as const;
const series = [{ data, label: 'Air pressure (hPa)', showMark: false }];

export default function AxisDomain() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      <LineChart
        {...shared}
        aria-label="Air pressure, rounded limits"
        xAxis={[{ data: hours, label: 'nice (default)' }]}
        yAxis={[{ domainLimit: 'nice', width: 50 }]}
        series={series}
      />
      <LineChart
        {...shared}
        aria-label="Air pressure, limits from the data"
        xAxis={[{ data: hours, label: 'strict' }]}
        yAxis={[{ domainLimit: 'strict', width: 50 }]}
        series={series}
      />
      <LineChart
        {...shared}
        aria-label="Air pressure, limits five above and below"
        xAxis={[{ data: hours, label: 'a function' }]}
        yAxis={[
          {
            domainLimit: (min: number, max: number) => ({ min: min - 5, max: max + 5 }),
            width: 50,
          },
        ]}
        series={series}
      />
    </Stack>
  );
}
