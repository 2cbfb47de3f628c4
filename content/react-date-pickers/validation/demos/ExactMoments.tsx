import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const SALE_STARTS = dayjs('2026-04-20T09:00');
const SALE_ENDS = dayjs('2026-04-24T18:00');

export default function ExactMoments() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimePicker
          label="One span of time"
          minDateTime={SALE_STARTS}
          maxDateTime={SALE_ENDS}
          defaultValue={dayjs('2026-04-21T07:30')}
        />
        <DateTimePicker
          label="Certain hours on certain days"
          minDate={SALE_STARTS}
          maxDate={SALE_ENDS}
          minTime={SALE_STARTS}
          maxTime={SALE_ENDS}
          defaultValue={dayjs('2026-04-21T07:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
