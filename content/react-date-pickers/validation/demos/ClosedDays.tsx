import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const holidays = ['2026-04-03', '2026-04-06'];

function isClosed(day: Dayjs) {
  return day.day() === 0 || holidays.includes(day.format('YYYY-MM-DD'));
}

export default function ClosedDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Delivery day">
        <DateCalendar defaultValue={dayjs('2026-04-14')} shouldDisableDate={isClosed} />
      </Box>
    </LocalizationProvider>
  );
}
