import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function InvalidFeedback() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Delivery"
          defaultValue={dayjs('2026-04-19')}
          minDate={dayjs('2026-04-20')}
        />
        <TimePicker
          label="Pickup"
          defaultValue={dayjs('2026-04-20T19:10')}
          maxTime={dayjs('2026-04-20T18:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
