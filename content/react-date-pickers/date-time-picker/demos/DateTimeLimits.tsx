import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateTimeLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimePicker
          label="Between two moments"
          minDateTime={dayjs('2026-08-12T05:00')}
          maxDateTime={dayjs('2026-08-14T21:30')}
          defaultValue={dayjs('2026-08-12T06:00')}
        />
        <DateTimePicker
          label="Tuesday to Sunday, 5 AM to 9 PM"
          minTime={dayjs('2026-08-12T05:00')}
          maxTime={dayjs('2026-08-12T21:00')}
          shouldDisableDate={(day) => day.day() === 1}
          defaultValue={dayjs('2026-08-12T06:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
