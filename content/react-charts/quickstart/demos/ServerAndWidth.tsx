import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** False on the server and in the browser's first render, then true. */
function useHydrated() {
  return React.useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

export default function ServerAndWidth() {
  const hydrated = useHydrated();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="server-caption" variant="body2">
        Ferries per day. The weekend has half again as many as Monday.
      </Typography>
      <BarChart
        role="img"
        aria-labelledby="server-caption"
        width={hydrated ? undefined : 300}
        height={240}
        skipAnimation
        xAxis={[{ data: week }]}
        series={[{ data: [18, 18, 20, 20, 24, 28, 27], label: 'Ferries' }]}
        hideLegend
      />
    </Stack>
  );
}
