import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FormStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker label="Disabled: full moon" disabled defaultValue={dayjs('2026-08-28')} />
        <DatePicker label="Read-only: booked night" readOnly defaultValue={dayjs('2026-08-12')} />
        <DatePicker
          label="With a name for the form"
          name="night"
          defaultValue={dayjs('2026-08-07')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
