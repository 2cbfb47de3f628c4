import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

export default function PilotHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Pilot boards at"
        defaultValue={dayjs('2026-05-08T05:30')}
        minTime={dayjs('2026-05-08T06:00')}
        maxTime={dayjs('2026-05-08T20:00')}
        slotProps={{ textField: { helperText: 'Pilots work from 6 AM to 8 PM' } }}
      />
    </LocalizationProvider>
  );
}
