import * as React from 'react';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { he } from 'date-fns/locale/he';

const toRightToLeft = (theme: Theme): Theme => ({ ...theme, direction: 'rtl' });

export default function RightToLeft() {
  const outer = useTheme();
  const theme = React.useMemo(() => toRightToLeft(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
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
