import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, GridFooterContainer, useGridApiContext, useGridEvent } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay', width: 100 },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 140,
    description: 'What is stored now',
  },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const rows = [
  { id: 1, bay: 'A1', goods: 'Coffee, green', pallets: 24 },
  { id: 2, bay: 'A2', goods: 'Olive oil', pallets: 12 },
];

function HeaderFooter() {
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState('Hover over a header.');

  useGridEvent(apiRef, 'columnHeaderEnter', ({ colDef }) =>
    setText(`${colDef.headerName}: ${colDef.description ?? 'no description'}`),
  );
  useGridEvent(apiRef, 'columnHeaderLeave', () => setText('Hover over a header.'));

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography variant="body2">{text}</Typography>
    </GridFooterContainer>
  );
}

export default function EventInSlot() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Storage bays"
        rows={rows}
        columns={columns}
        slots={{ footer: HeaderFooter }}
      />
    </Box>
  );
}
