import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import english from 'dayjs/locale/en';

dayjs.locale({ ...english, name: 'en-monday', weekStart: 1 }, undefined, true);

export default function WeekStartsOnMonday() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-monday">
      <Box role="group" aria-label="Departure">
        <DateCalendar defaultValue={dayjs('2026-05-08')} />
      </Box>
    </LocalizationProvider>
  );
}
