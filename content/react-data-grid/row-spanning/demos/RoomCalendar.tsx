import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Booking {
  room: string;
  from: number;
  to: number;
  title: string;
}

const bookings: Booking[] = [
  { room: 'studio', from: 9, to: 11, title: 'Band rehearsal' },
  { room: 'studio', from: 12, to: 13, title: 'Tuning' },
  { room: 'booth', from: 10, to: 13, title: 'Audiobook' },
  { room: 'workshop', from: 9, to: 12, title: 'Guitar repair' },
];

const rows = [9, 10, 11, 12].map((hour) => ({ id: hour, time: `${hour}:00` }));

function findBooking(room: string, hour: number) {
  return bookings.find(({ room: place, from, to }) => place === room && from <= hour && hour < to);
}

const rooms = ['studio', 'booth', 'workshop'].map((room): GridColDef<(typeof rows)[number]> => ({
  field: room,
  headerName: room[0]?.toUpperCase() + room.slice(1),
  flex: 1,
  minWidth: 120,
  valueGetter: (_value, row) => findBooking(room, row.id)?.title ?? null,
  cellClassName: ({ value }) => (value ? 'room-booked' : ''),
}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'time', headerName: 'Time', width: 80 },
  ...rooms,
];

export default function RoomCalendar() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Bookings on Friday"
        rows={rows}
        columns={columns}
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
