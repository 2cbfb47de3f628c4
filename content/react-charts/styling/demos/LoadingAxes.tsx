import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

type State = 'loading' | 'empty' | 'loaded';

export default function LoadingAxes() {
  const [state, setState] = React.useState<State>('loading');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        sx={{ alignSelf: 'center' }}
        aria-label="Data state"
        value={state}
        onChange={(_event, value: State | null) => value && setState(value)}
      >
        <ToggleButton value="loading">loading</ToggleButton>
        <ToggleButton value="empty">empty</ToggleButton>
        <ToggleButton value="loaded">loaded</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        role="img"
        aria-label={`Loaves on three days, ${state}`}
        height={220}
        loading={state === 'loading'}
        localeText={{ loading: 'Counting loaves…', noData: 'No loaves today' }}
        grid={{ horizontal: true }}
        xAxis={[{ data: ['Fri', 'Sat', 'Sun'] }]}
        yAxis={[{ min: 0, max: 200 }]}
        series={[{ data: state === 'loaded' ? [120, 174, 61] : [], label: 'Loaves' }]}
        hideLegend
      />
    </Stack>
  );
}
