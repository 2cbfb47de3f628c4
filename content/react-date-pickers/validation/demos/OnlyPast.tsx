import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function OnlyPast() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker label="Bakery founded on" disableFuture defaultValue={dayjs('1994-09-01')} />
        <DatePicker label="Oven inspected on" disableFuture defaultValue={dayjs('2094-09-01')} />
      </Stack>
    </LocalizationProvider>
  );
}
