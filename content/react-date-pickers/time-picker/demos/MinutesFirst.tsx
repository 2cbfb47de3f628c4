import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const proving = dayjs('2026-04-17T04:30');

export default function MinutesFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimePicker label="Focus on the minutes" openTo="minutes" defaultValue={proving} />
        <MobileTimePicker label="The minute dial" openTo="minutes" defaultValue={proving} />
      </Stack>
    </LocalizationProvider>
  );
}
