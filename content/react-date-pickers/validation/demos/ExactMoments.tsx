import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const saleStarts = dayjs('2026-04-20T09:00');
const saleEnds = dayjs('2026-04-24T18:00');

export default function ExactMoments() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimePicker
          label="A single period"
          minDateTime={saleStarts}
          maxDateTime={saleEnds}
          defaultValue={dayjs('2026-04-21T07:30')}
        />
        <DateTimePicker
          label="Certain hours on certain days"
          minDate={saleStarts}
          maxDate={saleEnds}
          minTime={saleStarts}
          maxTime={saleEnds}
          defaultValue={dayjs('2026-04-21T07:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
