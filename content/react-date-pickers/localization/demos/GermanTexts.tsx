import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { de } from 'date-fns/locale/de';

const withGerman = (theme: Theme) => createTheme(theme, deDE);

export default function GermanTexts() {
  return (
    <ThemeProvider theme={withGerman}>
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={de}>
        <MobileDatePicker label="Abfahrt" defaultValue={new Date(2026, 4, 8)} />
      </LocalizationProvider>
    </ThemeProvider>
  );
}
