import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

const behind = [
  <ChartsGrid key="grid" horizontal />,
  <ChartsReferenceLine key="goal" y={100} label="goal" labelAlign="end" />,
];

export default function DrawingOrder() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      {[true, false].map((first) => (
        <ChartsContainer
          key={String(first)}
          role="img"
          aria-label={
            first ? 'Grid and goal behind the bars' : 'Grid and goal in front of the bars'
          }
          width={290}
          height={200}
          skipAnimation
          xAxis={[
            {
              scaleType: 'band',
              data: ['Fri', 'Sat', 'Sun'],
              label: first ? 'before BarPlot' : 'after BarPlot',
            },
          ]}
          series={[{ type: 'bar', data: [120, 174, 61] }]}
        >
          {first && behind}
          <BarPlot />
          {!first && behind}
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsContainer>
      ))}
    </Stack>
  );
}
