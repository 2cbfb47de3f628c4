import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const opens = dayjs('2026-04-20T07:00');

export default function FromTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimePicker
          label="At opening time"
          minTime={opens}
          defaultValue={dayjs('2026-03-02T07:00')}
        />
        <TimePicker
          label="A quarter hour earlier"
          minTime={opens}
          defaultValue={dayjs('2026-05-11T06:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
