import Stack from '@mui/material/Stack';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { DateTime } from 'luxon';
import moment from 'moment';

export default function FourLibraries() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Day.js" defaultValue={dayjs('2026-05-08')} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDateFns}>
        <DatePicker label="date-fns" defaultValue={new Date(2026, 4, 8)} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterLuxon}>
        <DatePicker label="Luxon" defaultValue={DateTime.fromISO('2026-05-08')} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterMoment}>
        <DatePicker label="Moment.js" defaultValue={moment('2026-05-08')} />
      </LocalizationProvider>
    </Stack>
  );
}
