import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { consignments } from '../../data/consignments';
import type { Consignment } from '../../data/consignments';

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 130 },
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 130 },
];

export default function FilteredTotals() {
  const [all, setAll] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Include rows that the filter hides"
        control={<Switch checked={all} onChange={(event) => setAll(event.target.checked)} />}
      />
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          aria-label="Consignments to Bergen"
          rows={consignments}
          columns={columns}
          aggregationRowsScope={all ? 'all' : 'filtered'}
          hideFooter
          initialState={{
            aggregation: { model: { pallets: 'sum' } },
            filter: {
              filterModel: { items: [{ field: 'port', operator: 'equals', value: 'Bergen' }] },
            },
          }}
        />
      </Box>
    </Stack>
  );
}
