import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { faIR } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { format } from 'date-fns-jalali/format';

const nowruz = new Date(2026, 2, 21);

const firstLetter = (day: Date) => format(day, 'EEEEE');
const toPersian = (theme: Theme) => createTheme(theme, { direction: 'rtl' }, faIR);

export default function JalaliWithDateFns() {
  return (
    <ThemeProvider theme={toPersian}>
      <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
        <Box dir="rtl" lang="fa" sx={{ width: 320, maxWidth: '100%' }}>
          <DatePicker
            defaultValue={nowruz}
            dayOfWeekFormatter={firstLetter}
            slotProps={{
              textField: { fullWidth: true, InputProps: { 'aria-label': 'تاریخ سفر' } },
              popper: { dir: 'rtl' },
            }}
          />
          <div role="group" aria-label="تاریخ سفر">
            <DateCalendar defaultValue={nowruz} dayOfWeekFormatter={firstLetter} />
          </div>
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
