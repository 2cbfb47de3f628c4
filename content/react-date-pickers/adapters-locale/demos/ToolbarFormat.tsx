import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { fr } from 'date-fns/locale/fr';

export default function ToolbarFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={fr}>
      <StaticDatePicker
        aria-label="Départ"
        orientation="portrait"
        defaultValue={new Date(2026, 4, 8)}
        localeText={{ toolbarTitle: 'Départ du ferry' }}
        slotProps={{
          toolbar: { toolbarFormat: 'EEEE d MMMM' },
          actionBar: { actions: [] },
        }}
      />
    </LocalizationProvider>
  );
}
