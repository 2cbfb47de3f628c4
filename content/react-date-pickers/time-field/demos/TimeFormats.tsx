import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const highWater = dayjs('2026-05-08T15:42:20');

export default function TimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimeField label="ampm={false}" ampm={false} defaultValue={highWater} />
        <TimeField label="HH:mm:ss" format="HH:mm:ss" defaultValue={highWater} />
        <TimeField label="h [o'clock] A" format="h [o'clock] A" defaultValue={highWater} />
      </Stack>
    </LocalizationProvider>
  );
}
