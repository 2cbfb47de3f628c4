import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function LockClosure() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Lock closed to boats"
        ampm={false}
        format="MM/DD/YY HH:mm"
        defaultValue={[dayjs('2026-09-14T20:00'), dayjs('2026-09-16T06:30')]}
        sx={{ width: 360, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
