import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { createConsignments } from '../../data/consignments';
import type { Consignment } from '../../data/consignments';

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 130 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'port', headerName: 'Port', width: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 140 },
];

export default function ManyRows() {
  const rows = React.useMemo(() => createConsignments(20000), []);

  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGridPro aria-label="20,000 consignments" rows={rows} columns={columns} />
    </Box>
  );
}
