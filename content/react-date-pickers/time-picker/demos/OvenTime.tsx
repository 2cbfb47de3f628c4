import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function OvenTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker label="First batch" defaultValue={dayjs('2026-04-17T04:30')} />
    </LocalizationProvider>
  );
}
