import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

// In an application: dayjs().subtract(18, 'year')
const eighteenYearsAgo = dayjs('2008-05-12');

export default function DateOfBirth() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        openTo="year"
        views={['year', 'month', 'day']}
        yearsOrder="desc"
        minDate={dayjs('1910-01-01')}
        maxDate={eighteenYearsAgo}
        slotProps={{ textField: { helperText: 'You must be 18 to rent a car' } }}
        sx={{ width: 260 }}
      />
    </LocalizationProvider>
  );
}
