import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { HARVEST_COLUMNS, HARVESTS } from '../../data/harvests';

const MODEL: GridPivotModel = {
  rows: [{ field: 'orchard' }],
  columns: [{ field: 'variety', sort: 'asc' }],
  values: [{ field: 'crates', aggFunc: 'sum' }],
};

export default function LivePivot() {
  const [count, setCount] = React.useState(4);
  const rows = React.useMemo(() => HARVESTS.slice(0, count), [count]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        <Button
          variant="outlined"
          disabled={count === HARVESTS.length}
          onClick={() => setCount(count + 1)}
        >
          Record a harvest
        </Button>
        <Button onClick={() => setCount(4)}>Start again</Button>
      </Stack>
      <Box sx={{ height: 326 }}>
        <DataGridPremium
          aria-label="Crates recorded so far"
          rows={rows}
          columns={HARVEST_COLUMNS}
          hideFooter
          initialState={{ pivoting: { enabled: true, model: MODEL } }}
        />
      </Box>
    </Stack>
  );
}
