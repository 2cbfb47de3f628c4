import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function TimeFormStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimePicker
          label="Disabled: night shift"
          disabled
          defaultValue={dayjs('2026-04-17T02:00')}
        />
        <TimePicker
          label="Read-only: shop opens"
          readOnly
          defaultValue={dayjs('2026-04-17T07:00')}
        />
        <TimePicker
          label="With a name for the form"
          name="closing"
          defaultValue={dayjs('2026-04-17T18:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
