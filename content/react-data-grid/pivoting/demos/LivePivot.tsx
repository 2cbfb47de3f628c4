import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { harvestColumns, harvests } from '../../data/harvests';

const model: GridPivotModel = {
  rows: [{ field: 'orchard' }],
  columns: [{ field: 'variety', sort: 'asc' }],
  values: [{ field: 'crates', aggFunc: 'sum' }],
};

export default function LivePivot() {
  const [count, setCount] = React.useState(4);
  const rows = React.useMemo(() => harvests.slice(0, count), [count]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        <Button
          variant="outlined"
          disabled={count === harvests.length}
          onClick={() => setCount(count + 1)}
        >
          Record a harvest
        </Button>
        <Button onClick={() => setCount(4)}>Start over</Button>
      </Stack>
      <Box sx={{ height: 326 }}>
        <DataGridPremium
          aria-label="Crates recorded so far"
          rows={rows}
          columns={harvestColumns}
          hideFooter
          initialState={{ pivoting: { enabled: true, model } }}
        />
      </Box>
    </Stack>
  );
}
