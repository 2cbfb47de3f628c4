import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { consignments } from '../../data/consignments';
import type { Consignment } from '../../data/consignments';

interface PreparedConsignment extends Consignment {
  days: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Computes once what a valueGetter would recompute for every sort, filter and cell. */
function withDays(consignments: Consignment[]): PreparedConsignment[] {
  return consignments.map((row) => ({
    ...row,
    days: Math.round((row.arrival.getTime() - row.departure.getTime()) / DAY_MS),
  }));
}

const columns: GridColDef<PreparedConsignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 130 },
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'days', headerName: 'Days at sea', type: 'number', width: 140 },
];

export default function PreparedValues() {
  const rows = React.useMemo(() => withDays(consignments), []);

  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        aria-label="Days at sea"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'days', sort: 'desc' }] } }}
      />
    </Box>
  );
}
