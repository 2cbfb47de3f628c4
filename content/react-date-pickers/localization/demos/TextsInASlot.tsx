import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { usePickerActionsContext, usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers/locales';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { fr } from 'date-fns/locale/fr';

const withFrench = (theme: Theme) => createTheme(theme, frFR);

function TwoActions() {
  const texts = usePickerTranslations();
  const { clearValue, acceptValueChanges } = usePickerActionsContext();

  return (
    <DialogActions>
      <Button onClick={clearValue}>{texts.clearButtonLabel}</Button>
      <Button variant="contained" onClick={acceptValueChanges}>
        {texts.okButtonLabel}
      </Button>
    </DialogActions>
  );
}

export default function TextsInASlot() {
  return (
    <ThemeProvider theme={withFrench}>
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={fr}>
        <MobileDatePicker
          label="Départ"
          defaultValue={new Date(2026, 4, 8)}
          slots={{ actionBar: TwoActions }}
        />
      </LocalizationProvider>
    </ThemeProvider>
  );
}
