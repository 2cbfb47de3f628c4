import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChartsSurface } from '@mui/x-charts-pro/ChartsSurface';
import {
  SankeyDataProvider,
  SankeyLinkPlot,
  SankeyNodePlot,
  SankeyTooltip,
  useSankeyLayout,
} from '@mui/x-charts-pro/SankeyChart';

const links = [
  { source: 'Tickets', target: 'Orchestra', value: 310 },
  { source: 'Donations', target: 'Orchestra', value: 140 },
  { source: 'Donations', target: 'School', value: 60 },
  { source: 'City', target: 'School', value: 180 },
  { source: 'City', target: 'Hall', value: 120 },
];

/** The name and sum of each node, outside the links. */
function OutsideLabels() {
  const layout = useSankeyLayout();
  const { palette } = useTheme();

  return layout?.nodes.map(({ id, label, value, depth, x0 = 0, x1 = 0, y0 = 0, y1 = 0 }) => (
    <text
      key={id}
      x={depth === 0 ? x0 - 8 : x1 + 8}
      y={(y0 + y1) / 2}
      textAnchor={depth === 0 ? 'end' : 'start'}
      dominantBaseline="central"
      fill={palette.text.primary}
      style={{ font: '13px sans-serif' }}
    >
      {label} {value}
    </text>
  ));
}

export default function SankeyComposition() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="sankey-parts-caption" variant="body2">
        The music society's money, in thousands of euros.
      </Typography>
      <SankeyDataProvider
        height={240}
        margin={{ top: 8, bottom: 8, left: 110, right: 110 }}
        series={[{ type: 'sankey', data: { links } }]}
      >
        <ChartsSurface role="img" aria-labelledby="sankey-parts-caption">
          <SankeyLinkPlot />
          <SankeyNodePlot />
          <OutsideLabels />
        </ChartsSurface>
        <SankeyTooltip trigger="item" />
      </SankeyDataProvider>
    </Stack>
  );
}
