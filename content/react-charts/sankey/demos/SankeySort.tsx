import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  Unstable_SankeyChart as SankeyChart,
  type SankeyNodeOptions,
} from '@mui/x-charts-pro/SankeyChart';

const sorts = {
  auto: 'auto',
  fixed: 'fixed',
  largest: (first, second) => second.value - first.value,
} satisfies Record<string, SankeyNodeOptions['sort']>;

const nodes = [
  { id: 'Mornings' },
  { id: 'Evenings' },
  { id: 'Beginners' },
  { id: 'Advanced' },
  { id: 'Choir' },
];
const links = [
  { source: 'Mornings', target: 'Beginners', value: 14 },
  { source: 'Mornings', target: 'Choir', value: 22 },
  { source: 'Evenings', target: 'Beginners', value: 9 },
  { source: 'Evenings', target: 'Advanced', value: 31 },
  { source: 'Evenings', target: 'Choir', value: 12 },
];

export default function SankeySort() {
  const [sort, setSort] = React.useState<keyof typeof sorts>('fixed');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Node order"
        value={sort}
        onChange={(_event, value: keyof typeof sorts | null) => value && setSort(value)}
        sx={{ alignSelf: 'center', '& .MuiToggleButton-root': { textTransform: 'none' } }}
      >
        <ToggleButton value="auto">auto</ToggleButton>
        <ToggleButton value="fixed">fixed</ToggleButton>
        <ToggleButton value="largest">largest first</ToggleButton>
      </ToggleButtonGroup>
      <SankeyChart
        role="img"
        aria-label="Music school courses by time of day"
        height={240}
        series={{
          data: { nodes, links },
          nodeOptions: { sort: sorts[sort] },
        }}
      />
    </Stack>
  );
}
