import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const firstLight = dayjs('1998-05-25');

export default function YearFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Year, then month, then day"
          views={['year', 'month', 'day']}
          openTo="year"
          disableFuture
          defaultValue={firstLight}
        />
        <DatePicker
          label="Month, then day"
          views={['month', 'day']}
          openTo="month"
          format="MMMM D"
          defaultValue={firstLight}
        />
        <DatePicker
          label="Day, with year and month available"
          views={['year', 'month', 'day']}
          openTo="day"
          defaultValue={firstLight}
        />
      </Stack>
    </LocalizationProvider>
  );
}
