import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const first = dayjs('2026-04-07T12:00');

export default function FirstDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="On the first day"
          minDate={first}
          defaultValue={dayjs('2026-04-07T08:00')}
        />
        <DatePicker
          label="The day before"
          minDate={first}
          defaultValue={dayjs('2026-04-06T08:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
