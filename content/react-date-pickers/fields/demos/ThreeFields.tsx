import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const arrival = dayjs('2026-06-19T13:40');

export default function ThreeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField label="Date" defaultValue={arrival} />
        <TimeField label="Time" defaultValue={arrival} />
        <DateTimeField label="Date and time" defaultValue={arrival} />
      </Stack>
    </LocalizationProvider>
  );
}
