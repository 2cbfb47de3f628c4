import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function EarliestAndLatest() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Delivery day">
        <DateCalendar
          defaultValue={dayjs('2026-04-14')}
          minDate={dayjs('2026-04-07')}
          maxDate={dayjs('2026-04-24')}
        />
      </Box>
    </LocalizationProvider>
  );
}
