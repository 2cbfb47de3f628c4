import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function OnlyFuture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker label="Time capsule opens on" disablePast defaultValue={dayjs('2094-09-01')} />
        <DateTimePicker
          label="Wedding cake needed at"
          disablePast
          defaultValue={dayjs('2024-06-08T14:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
