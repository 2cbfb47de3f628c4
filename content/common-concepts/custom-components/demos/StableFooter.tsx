import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid, GridFooterContainer } from '@mui/x-data-grid';
import type { GridColDef, GridSlotProps } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    note: string;
    onNoteChange: (note: string) => void;
  }
}

// Outside the component: the same reference on every render.
function NoteFooter({ note, onNoteChange }: GridSlotProps['footer']) {
  return (
    <GridFooterContainer sx={{ p: 1 }}>
      <TextField
        fullWidth
        size="small"
        label="Note for the kitchen"
        value={note}
        onChange={(event) => onNoteChange(event.target.value)}
      />
    </GridFooterContainer>
  );
}

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1 },
  { field: 'orders', headerName: 'Orders', type: 'number', width: 100 },
];

const rows = [
  { id: 1, dish: 'Pea soup', orders: 14 },
  { id: 2, dish: 'Fish pie', orders: 9 },
  { id: 3, dish: 'Plum cake', orders: 21 },
];

export default function StableFooter() {
  const [note, setNote] = React.useState('No nuts at table 4');

  return (
    <Box sx={{ width: '100%', height: 290 }}>
      <DataGrid
        aria-label="Dishes ordered"
        rows={rows}
        columns={columns}
        slots={{ footer: NoteFooter }}
        slotProps={{ footer: { note, onNoteChange: setNote } }}
      />
    </Box>
  );
}
