import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const READERS = [
  { section: 'Local history and maps', loans: 214 },
  { section: 'Cooking', loans: 487 },
  { section: 'Languages', loans: 156 },
  { section: 'Gardening and animals', loans: 332 },
];

const twoLines = (name: string) => name.replace(' and ', ' and\n');

export default function LongNames() {
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <BarChart
        role="img"
        aria-label="Loans of four sections of the library; cooking has the most"
        width={300}
        height={240}
        skipAnimation
        hideLegend
        layout="horizontal"
        dataset={READERS}
        yAxis={[{ dataKey: 'section', scaleType: 'band', width: 110, valueFormatter: twoLines }]}
        series={[{ dataKey: 'loans', label: 'Loans' }]}
      />
    </Stack>
  );
}
