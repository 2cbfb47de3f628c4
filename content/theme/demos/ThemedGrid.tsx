import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

const repairs = [
  { id: 1, bicycle: 'City bike', work: 'Brakes', hours: 1.5, paid: true },
  { id: 2, bicycle: 'Cargo bike', work: 'New chain', hours: 2, paid: false },
  { id: 3, bicycle: 'Road bike', work: 'Front wheel', hours: 3, paid: true },
  { id: 4, bicycle: 'Tandem', work: 'Gears', hours: 2.5, paid: false },
];

const columns: GridColDef[] = [
  { field: 'bicycle', headerName: 'Bicycle', flex: 1, minWidth: 120 },
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
];

export default function ThemedGrid() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });

  return (
    <Box sx={{ width: '100%', height: 270 }}>
      <DataGrid
        aria-label="Repairs"
        rows={repairs}
        columns={columns}
        checkboxSelection
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        hideFooter
      />
    </Box>
  );
}
