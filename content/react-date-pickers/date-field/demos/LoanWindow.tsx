import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const first = dayjs('2026-06-01');
const last = dayjs('2026-06-30');

export default function LoanWindow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Return in June"
        defaultValue={dayjs('2026-07-03')}
        minDate={first}
        maxDate={last}
        slotProps={{ textField: { helperText: 'June 1 to June 30, 2026' } }}
      />
    </LocalizationProvider>
  );
}
