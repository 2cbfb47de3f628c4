import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function NewestYearFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Photographic plate taken on"
        defaultValue={dayjs('1987-02-24')}
        minDate={dayjs('1928-01-01')}
        maxDate={dayjs('1999-12-31')}
        openTo="year"
        yearsOrder="desc"
        yearsPerRow={3}
        sx={{ width: 280, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
