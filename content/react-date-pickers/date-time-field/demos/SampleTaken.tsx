import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function SampleTaken() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Sample taken"
        defaultValue={dayjs('2026-04-21T07:45')}
        sx={{ width: 280, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
