import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function RangeCalendarPractice() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Practice range">
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2026-03-09'), dayjs('2026-03-20')]}
          disableHighlightToday
        />
      </Box>
    </LocalizationProvider>
  );
}
