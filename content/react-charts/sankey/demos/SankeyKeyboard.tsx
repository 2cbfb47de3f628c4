import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const links = [
  { source: 'Bought', target: 'Fiction', value: 31 },
  { source: 'Bought', target: 'Children', value: 18 },
  { source: 'Donated', target: 'Fiction', value: 12 },
  { source: 'Donated', target: 'Archive', value: 9 },
];

export default function SankeyKeyboard() {
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: 3 }}
    >
      <SankeyChart
        aria-label="Books by origin and shelf; the list beside the chart has the numbers"
        width={300}
        height={240}
        enableKeyboardNavigation
        series={{
          data: { links },
          valueFormatter: (value) => `${value} thousand`,
        }}
      />
      <Typography component="ul" variant="body2" sx={{ m: 0 }}>
        {links.map(({ source, target, value }) => (
          <li key={`${source}-${target}`}>{`${source} to ${target}: ${value} thousand`}</li>
        ))}
      </Typography>
    </Stack>
  );
}
