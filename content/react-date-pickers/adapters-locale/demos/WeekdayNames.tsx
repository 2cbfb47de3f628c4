import Box from '@mui/material/Box';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { format } from 'date-fns/format';
import { sv } from 'date-fns/locale/sv';

export default function WeekdayNames() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={sv}>
      <Box role="group" aria-label="Avgång">
        <DateCalendar
          defaultValue={new Date(2026, 4, 8)}
          views={['day']}
          dayOfWeekFormatter={(date: Date) => format(date, 'EEE', { locale: sv })}
          slotProps={{ calendarHeader: { format: "LLLL ''yy" } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
