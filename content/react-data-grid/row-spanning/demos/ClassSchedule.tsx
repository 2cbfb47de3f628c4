import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

type Day = 'mon' | 'tue' | 'wed';

interface Period extends Record<Day, string> {
  id: number;
  time: string;
}

const days: { field: Day; headerName: string }[] = [
  { field: 'mon', headerName: 'Monday' },
  { field: 'tue', headerName: 'Tuesday' },
  { field: 'wed', headerName: 'Wednesday' },
];

/** A lesson spans the following days that have the same lesson. */
function countDays(day: Day, row: Period) {
  const index = days.findIndex(({ field }) => field === day);
  const next = days.slice(index).findIndex(({ field }) => row[field] !== row[day]);
  return next === -1 ? days.length - index : next;
}

const columns: GridColDef<Period>[] = [
  { field: 'time', headerName: 'Time', width: 80 },
  ...days.map(({ field, headerName }): GridColDef<Period> => ({
    field,
    headerName,
    flex: 1,
    minWidth: 110,
    colSpan: (_value, row) => countDays(field, row),
    // Only lessons of the same width are merged.
    rowSpanValueGetter: (value: string, row) => `${value}, ${countDays(field, row)} days`,
  })),
];

const rows: Period[] = [
  { id: 1, time: '08:00', mon: 'Algebra', tue: 'Chemistry lab', wed: 'Algebra' },
  { id: 2, time: '09:00', mon: 'History', tue: 'Chemistry lab', wed: 'Drawing' },
  { id: 3, time: '10:00', mon: 'Lunch', tue: 'Lunch', wed: 'Lunch' },
  { id: 4, time: '11:00', mon: 'Swimming', tue: 'Swimming', wed: 'Orchestra' },
  { id: 5, time: '12:00', mon: 'Swimming', tue: 'Swimming', wed: 'Orchestra' },
];

export default function ClassSchedule() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Schedule for class 7B"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableColumnSorting
        disableColumnFilter
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
