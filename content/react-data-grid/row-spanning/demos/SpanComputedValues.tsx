import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Concert {
  id: number;
  day: string;
  time: string;
  ensemble: string;
}

const columns: GridColDef<Concert>[] = [
  { field: 'day', headerName: 'Day', width: 90 },
  {
    field: 'part',
    headerName: 'Part',
    width: 110,
    valueGetter: (_value, row) => (row.time < '17:00' ? 'Matinee' : 'Evening'),
    rowSpanValueGetter: (_value, row) => `${row.day} ${row.time < '17:00'}`,
  },
  { field: 'time', headerName: 'Time', width: 80 },
  { field: 'ensemble', headerName: 'Ensemble', flex: 1, minWidth: 130 },
];

const rows: Concert[] = [
  { id: 1, day: 'Friday', time: '18:00', ensemble: 'Quintet 5' },
  { id: 2, day: 'Friday', time: '20:30', ensemble: 'Choir of Vik' },
  { id: 3, day: 'Saturday', time: '11:00', ensemble: 'Duo Marsh' },
  { id: 4, day: 'Saturday', time: '14:00', ensemble: 'Youth Band' },
  { id: 5, day: 'Saturday', time: '20:00', ensemble: 'Harbor Trio' },
];

export default function SpanComputedValues() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Concerts this weekend"
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
