import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function YearOrder() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Year the kiln was built">
        <DateCalendar
          defaultValue={dayjs('2009-03-14')}
          openTo="year"
          yearsOrder="desc"
          yearsPerRow={4}
          minDate={dayjs('1998-01-01')}
          maxDate={dayjs('2026-12-31')}
          disableHighlightToday
        />
      </Box>
    </LocalizationProvider>
  );
}
