import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { he } from 'date-fns/locale/he';

const toRightToLeft = (outer: Theme) => createTheme(outer, { direction: 'rtl' });

export default function RightToLeft() {
  return (
    <ThemeProvider theme={toRightToLeft}>
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={he}>
        <div dir="rtl" lang="he">
          <DatePicker
            defaultValue={new Date(2026, 4, 8)}
            slotProps={{
              textField: { InputProps: { 'aria-label': 'הפלגה' } },
              popper: { dir: 'rtl' },
            }}
          />
        </div>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
