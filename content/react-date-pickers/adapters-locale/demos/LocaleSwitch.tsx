import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { de } from 'date-fns/locale/de';
import { enUS } from 'date-fns/locale/en-US';
import { fr } from 'date-fns/locale/fr';
import { ja } from 'date-fns/locale/ja';

const locales = { 'en-US': enUS, de, fr, ja };

type LocaleName = keyof typeof locales;

const isLocaleName = (name: string | null): name is LocaleName => name !== null && name in locales;

export default function LocaleSwitch() {
  const [locale, setLocale] = React.useState<LocaleName>('fr');
  const [date, setDate] = React.useState<Date | null>(new Date(2026, 4, 8, 15, 42));

  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={locales[locale]}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Locale"
          value={locale}
          onChange={(_event, name: string | null) => isLocaleName(name) && setLocale(name)}
        >
          {Object.keys(locales).map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateTimeField label="High water" value={date} onChange={setDate} fullWidth />
        <div role="group" aria-label="Reading date">
          <DateCalendar value={date} onChange={setDate} />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
