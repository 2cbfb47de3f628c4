import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateTimeStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimePicker
          label="Disabled: canceled"
          disabled
          defaultValue={dayjs('2026-08-10T05:45')}
        />
        <DateTimePicker
          label="Read-only: last launch"
          readOnly
          defaultValue={dayjs('2026-08-11T05:45')}
        />
        <DateTimePicker
          label="With a name for the form"
          name="launch"
          defaultValue={dayjs('2026-08-12T05:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
