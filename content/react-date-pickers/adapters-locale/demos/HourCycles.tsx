import Stack from '@mui/material/Stack';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { de } from 'date-fns/locale/de';
import { enUS } from 'date-fns/locale/en-US';

const highWater = new Date(2026, 4, 8, 15, 42);

export default function HourCycles() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={enUS}>
        <TimePicker label="American English" defaultValue={highWater} />
        <TimePicker label="American English, ampm={false}" ampm={false} defaultValue={highWater} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={de}>
        <TimePicker label="German" defaultValue={highWater} />
      </LocalizationProvider>
    </Stack>
  );
}
