import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const loans = [
  { branch: 'Center', y2023: 412, y2024: 455, y2025: 471 },
  { branch: 'Harbor', y2023: 188, y2024: null, y2025: 240 },
  { branch: 'Hill', y2023: 96, y2024: 121, y2025: 118 },
];
type Year = '2023' | '2024' | '2025';

export default function BarDataset() {
  const [years, setYears] = React.useState<Year[]>(['2023', '2024']);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Years"
        value={years}
        onChange={(_event, value: Year[]) => setYears(value)}
        sx={{ alignSelf: 'center' }}
      >
        <ToggleButton value="2023">2023</ToggleButton>
        <ToggleButton value="2024">2024</ToggleButton>
        <ToggleButton value="2025">2025</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        role="img"
        aria-label={`Loans at three branches in ${years.join(', ')}; Harbor was closed in 2024`}
        height={240}
        dataset={loans}
        xAxis={[{ dataKey: 'branch' }]}
        yAxis={[{ max: 500 }]}
        series={[...years].sort().map((year) => ({
          id: year,
          dataKey: `y${year}`,
          label: year,
          valueFormatter: (value) => (value === null ? 'closed' : `${value} loans`),
        }))}
      />
    </Stack>
  );
}
