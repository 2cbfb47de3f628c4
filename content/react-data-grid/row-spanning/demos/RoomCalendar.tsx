import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Booking {
  room: string;
  from: number;
  to: number;
  title: string;
}

const BOOKINGS: Booking[] = [
  { room: 'studio', from: 9, to: 11, title: 'Band rehearsal' },
  { room: 'studio', from: 12, to: 13, title: 'Tuning' },
  { room: 'booth', from: 10, to: 13, title: 'Audiobook' },
  { room: 'workshop', from: 9, to: 12, title: 'Guitar repair' },
];

const ROWS = [9, 10, 11, 12].map((hour) => ({ id: hour, time: `${hour}:00` }));

function findBooking(room: string, hour: number) {
  return BOOKINGS.find(({ room: place, from, to }) => place === room && from <= hour && hour < to);
}

const ROOMS = ['studio', 'booth', 'workshop'].map((room): GridColDef<(typeof ROWS)[number]> => ({
  field: room,
  headerName: room[0]?.toUpperCase() + room.slice(1),
  flex: 1,
  minWidth: 120,
  valueGetter: (_value, row) => findBooking(room, row.id)?.title ?? null,
  cellClassName: ({ value }) => (value ? 'room-booked' : ''),
}));

const COLUMNS: GridColDef<(typeof ROWS)[number]>[] = [
  { field: 'time', headerName: 'Time', width: 80 },
  ...ROOMS,
];

export default function RoomCalendar() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Bookings of Friday"
        rows={ROWS}
        columns={COLUMNS}
        rowSpanning
        showCellVerticalBorder
        disableColumnSorting
        disableColumnFilter
        disableRowSelectionOnClick
        hideFooter
        sx={{
          [`& .${gridClasses.cell}.room-booked`]: {
            backgroundColor: 'primary.main',
            color: 'primary.contrastText',
          },
        }}
      />
    </Box>
  );
}
