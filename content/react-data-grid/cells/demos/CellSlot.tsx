import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridCell } from '@mui/x-data-grid';
import type { GridCellProps, GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay', width: 90 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 130 },
  { field: 'customer', headerName: 'Customer', width: 180 },
];

const rows = [
  { id: 1, bay: 'A1', goods: 'Coffee, green', customer: 'Marlow & Daughters' },
  { id: 2, bay: 'A2', goods: 'Olive oil', customer: 'Casa Ribera' },
  { id: 3, bay: 'B1', goods: 'Bicycle frames', customer: 'Velo Nord' },
];

const HoveredContext = React.createContext<(place: string) => void>(() => {});

function ReportingCell(props: GridCellProps) {
  const report = React.useContext(HoveredContext);
  return (
    <GridCell
      {...props}
      onMouseEnter={() => report(`${props.rowId}, ${props.column.headerName}`)}
    />
  );
}

export default function CellSlot() {
  const [place, setPlace] = React.useState('none');

  return (
    <HoveredContext.Provider value={setPlace}>
      <Stack spacing={2} sx={{ width: '100%' }}>
        <Typography variant="body2">Row and column under the pointer: {place}</Typography>
        <Box sx={{ height: 216 }}>
          <DataGrid
            aria-label="Bays"
            rows={rows}
            columns={columns}
            slots={{ cell: ReportingCell }}
            hideFooter
          />
        </Box>
      </Stack>
    </HoveredContext.Provider>
  );
}
