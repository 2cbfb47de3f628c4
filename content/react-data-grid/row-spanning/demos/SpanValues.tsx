import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Dose {
  id: number;
  ward: string;
  room: string;
  dose: number;
}

const columns: GridColDef<Dose>[] = [
  { field: 'ward', headerName: 'Ward', flex: 1, minWidth: 100 },
  {
    field: 'room',
    headerName: 'Room',
    width: 100,
    rowSpanValueGetter: (value: string, row) => `${row.ward}/${value}`,
  },
  {
    field: 'dose',
    headerName: 'Dose (mg)',
    type: 'number',
    width: 120,
    rowSpanValueGetter: () => null,
  },
];

const rows: Dose[] = [
  { id: 1, ward: 'Cardiology', room: '1', dose: 50 },
  { id: 2, ward: 'Cardiology', room: '1', dose: 50 },
  { id: 3, ward: 'Cardiology', room: '2', dose: 50 },
  { id: 4, ward: 'Surgery', room: '2', dose: 75 },
  { id: 5, ward: 'Surgery', room: '2', dose: 75 },
];

export default function SpanValues() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Doses at noon"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
