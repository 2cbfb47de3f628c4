import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

export default function TideTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField label="High water" defaultValue={dayjs('2026-05-08T15:42')} />
    </LocalizationProvider>
  );
}
