import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment';
import momentJalaali from 'moment-jalaali';

momentJalaali.loadPersian({ dialect: 'persian-modern' });
moment.locale('en');

const nowruz = momentJalaali('1405/01/01', 'jYYYY/jMM/jDD');
const formats = { fullDate: 'jD jMMMM jYYYY', normalDateWithWeekday: 'dddd jD jMMMM' };

const toRightToLeft = (outer: Theme) => createTheme(outer, { direction: 'rtl' });

export default function JalaliWithMoment() {
  return (
    <ThemeProvider theme={toRightToLeft}>
      <LocalizationProvider dateAdapter={AdapterMomentJalaali} dateFormats={formats}>
        <Box dir="rtl" lang="fa" sx={{ width: 320, maxWidth: '100%' }}>
          <DatePicker
            defaultValue={nowruz}
            slotProps={{
              textField: { fullWidth: true, InputProps: { 'aria-label': 'تاریخ سفر' } },
              popper: { dir: 'rtl' },
            }}
          />
          <div role="group" aria-label="تاریخ سفر">
            <DateCalendar defaultValue={nowruz} />
          </div>
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
