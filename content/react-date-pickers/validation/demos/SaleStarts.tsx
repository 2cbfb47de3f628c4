import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const saleStarts = dayjs('2026-04-20T09:00');

export default function SaleStarts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimePicker
          label="Half an hour before the sale"
          minDateTime={saleStarts}
          defaultValue={dayjs('2026-04-20T08:30')}
        />
        <DateTimePicker
          label="The same time a day later"
          minDateTime={saleStarts}
          defaultValue={dayjs('2026-04-21T08:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
