import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function BasicDatePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of arrival"
        defaultValue={dayjs('2026-03-17')}
        minDate={dayjs('2026-03-01')}
        maxDate={dayjs('2026-09-30')}
      />
    </LocalizationProvider>
  );
}
