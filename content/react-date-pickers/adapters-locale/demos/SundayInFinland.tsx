import Box from '@mui/material/Box';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { fi } from 'date-fns/locale/fi';
import type { Locale } from 'date-fns';

const sundayFirst: Locale = { ...fi, options: { ...fi.options, weekStartsOn: 0 } };

export default function SundayInFinland() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={sundayFirst}>
      <Box role="group" aria-label="Lähtö">
        <DateCalendar
          defaultValue={new Date(2026, 4, 8)}
          displayWeekNumber
          sx={{ [`& .${dayCalendarClasses.weekNumber}`]: { color: 'text.secondary' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
