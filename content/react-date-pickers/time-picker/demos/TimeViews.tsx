import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function TimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimePicker label="Hours only" views={['hours']} defaultValue={dayjs('2026-04-17T04:00')} />
        <TimePicker
          label="With seconds"
          views={['hours', 'minutes', 'seconds']}
          defaultValue={dayjs('2026-04-17T04:30:15')}
        />
        <TimePicker
          label="Minutes and seconds"
          views={['minutes', 'seconds']}
          openTo="minutes"
          format="mm:ss"
          defaultValue={dayjs('2026-04-17T00:12:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
