import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface CraneDay {
  id: string;
  crane: string;
  /** What the crane does each hour from 8:00. */
  hours: string[];
}

const FIRST_HOUR = 8;
const hourIndexes = [0, 1, 2, 3, 4, 5];

function repeatsFrom(hours: string[], index: number) {
  const end = hours.findIndex((work, hour) => hour > index && work !== hours[index]);
  return (end === -1 ? hours.length : end) - index;
}

const columns: GridColDef<CraneDay>[] = [
  { field: 'crane', headerName: 'Crane', width: 80 },
  ...hourIndexes.map<GridColDef<CraneDay>>((index) => ({
    field: `hour${index}`,
    headerName: `${FIRST_HOUR + index}:00`,
    width: 84,
    align: 'center',
    headerAlign: 'center',
    valueGetter: (_value, row) => row.hours[index],
    colSpan: (_value, row) => repeatsFrom(row.hours, index),
    cellClassName: ({ value }) => (value ? 'depot-busy' : ''),
  })),
];

const rows: CraneDay[] = [
  { id: 'north', crane: 'North', hours: ['Astrid', 'Astrid', 'Astrid', '', 'Dunlin', 'Dunlin'] },
  { id: 'south', crane: 'South', hours: ['', 'Corvus', 'Corvus', 'Corvus', 'Corvus', ''] },
  { id: 'small', crane: 'Small', hours: ['Service', 'Service', '', 'Astrid', '', 'Corvus'] },
];

export default function ShiftPlan() {
  return (
    <Box sx={{ width: '100%', height: 232 }}>
      <DataGrid
        aria-label="Cranes today"
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        disableColumnSorting
        disableColumnFilter
        disableColumnMenu
        hideFooter
        sx={{ [`& .${gridClasses.cell}.depot-busy`]: { bgcolor: 'action.selected' } }}
      />
    </Box>
  );
}
