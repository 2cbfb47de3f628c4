import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateTimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimePicker
          label="Day and hour"
          views={['month', 'day', 'hours']}
          defaultValue={dayjs('2026-08-12T05:00')}
        />
        <DateTimePicker
          label="Down to the second"
          views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
          defaultValue={dayjs('2026-08-12T05:45:10')}
        />
        <DateTimePicker
          label="Starts with the year"
          views={['year', 'month', 'day', 'hours', 'minutes']}
          openTo="year"
          defaultValue={dayjs('2026-08-12T05:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
