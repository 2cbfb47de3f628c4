import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ViewChoices() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker label="Year only" views={['year']} defaultValue={dayjs('2026-08-12')} />
        <DatePicker
          label="Year and month"
          views={['year', 'month']}
          defaultValue={dayjs('2026-08-12')}
        />
        <DatePicker
          label="Year, month and day"
          views={['year', 'month', 'day']}
          openTo="year"
          defaultValue={dayjs('2026-08-12')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
