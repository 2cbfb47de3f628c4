import Stack from '@mui/material/Stack';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

const sailing = DateTime.fromISO('2026-05-08');

export default function LuxonLocales() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      {['en-GB', 'nl', 'ko'].map((locale) => (
        <LocalizationProvider key={locale} dateAdapter={AdapterLuxon} adapterLocale={locale}>
          <DatePicker label={locale} defaultValue={sailing} />
        </LocalizationProvider>
      ))}
    </Stack>
  );
}
