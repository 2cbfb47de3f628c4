import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const years = [
  { name: '2023', quarters: [18, 31, 44, 22] },
  { name: '2024', quarters: [21, 36, 47, 25] },
  { name: '2025', quarters: [24, 33, 58, 30] },
].map((year) => ({ ...year, total: year.quarters.reduce((sum, value) => sum + value, 0) }));

export default function DrillDown() {
  const [opened, setOpened] = React.useState<number | null>(null);
  const year = opened === null ? undefined : years[opened];

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button sx={{ alignSelf: 'center' }} disabled={!year} onClick={() => setOpened(null)}>
        All years
      </Button>
      <BarChart
        aria-label={year ? `Guided tours in ${year.name}` : 'Guided tours over three years'}
        height={220}
        hideLegend
        xAxis={[{ data: year ? ['Q1', 'Q2', 'Q3', 'Q4'] : years.map(({ name }) => name) }]}
        series={[{ data: year ? year.quarters : years.map(({ total }) => total), label: 'Tours' }]}
        onItemClick={year ? undefined : (_event, item) => setOpened(item.dataIndex)}
      />
    </Stack>
  );
}
