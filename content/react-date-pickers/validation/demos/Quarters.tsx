import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function Quarters() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimePicker label="minutesStep" minutesStep={15} defaultValue={dayjs('2026-04-20T09:20')} />
        <TimePicker
          label="timeSteps"
          timeSteps={{ minutes: 15 }}
          defaultValue={dayjs('2026-04-20T09:20')}
        />
        <TimePicker
          label="Both"
          minutesStep={15}
          timeSteps={{ minutes: 15 }}
          defaultValue={dayjs('2026-04-20T09:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
