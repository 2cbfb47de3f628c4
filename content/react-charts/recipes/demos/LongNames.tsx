import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const sections = [
  { section: 'Local history and maps', loans: 214 },
  { section: 'Cooking', loans: 487 },
  { section: 'Languages', loans: 156 },
  { section: 'Gardening and animals', loans: 332 },
];

// About 7 px per character at the default size of 12 px.
const width = 7 * Math.max(...sections.map(({ section }) => section.length));

export default function LongNames() {
  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        role="img"
        aria-label="Loans from four library sections; cooking has the most"
        height={240}
        skipAnimation
        hideLegend
        layout="horizontal"
        dataset={sections}
        yAxis={[{ dataKey: 'section', scaleType: 'band', width }]}
        series={[{ dataKey: 'loans', label: 'Loans' }]}
      />
    </Stack>
  );
}
