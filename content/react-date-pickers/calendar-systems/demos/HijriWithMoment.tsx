import 'moment/locale/ar-sa';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment';
import momentHijri from 'moment-hijri';

moment.locale('en');

const departure = momentHijri('2026-05-25');
const supported = { minDate: momentHijri('1937-03-14'), maxDate: momentHijri('2076-11-26') };
const formats = { fullDate: 'iD iMMMM iYYYY', normalDateWithWeekday: 'dddd iD iMMMM' };

const toRightToLeft = (outer: Theme) => createTheme(outer, { direction: 'rtl' });

function HijriButton() {
  const adapter = usePickerAdapter();
  const { value, label, open, setOpen, triggerRef, rootRef } = usePickerContext();

  return (
    <Box ref={rootRef} sx={{ textAlign: 'center' }}>
      <Button
        ref={triggerRef}
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen((isOpen) => !isOpen)}
      >
        {label}: {value === null ? '–' : adapter.format(value, 'fullDate')}
      </Button>
    </Box>
  );
}

export default function HijriWithMoment() {
  return (
    <ThemeProvider theme={toRightToLeft}>
      <LocalizationProvider dateAdapter={AdapterMomentHijri} dateFormats={formats}>
        <Box dir="rtl" lang="ar" sx={{ width: 320, maxWidth: '100%' }}>
          <DatePicker
            {...supported}
            label="تاريخ السفر"
            defaultValue={departure}
            slots={{ field: HijriButton }}
            slotProps={{ popper: { dir: 'rtl' } }}
          />
          <div role="group" aria-label="تاريخ السفر">
            <DateCalendar {...supported} defaultValue={departure} />
          </div>
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
