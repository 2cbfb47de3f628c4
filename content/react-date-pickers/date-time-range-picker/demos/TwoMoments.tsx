import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import dayjs from 'dayjs';

export default function TwoMoments() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 400, maxWidth: '100%' }}>
        <DateTimeRangePicker
          slots={{ field: MultiInputDateTimeRangeField }}
          ampm={false}
          format="MM/DD HH:mm"
          localeText={{ start: 'Closes', end: 'Opens again' }}
          defaultValue={[dayjs('2026-09-14T20:00'), dayjs('2026-09-16T06:30')]}
        />
      </Box>
    </LocalizationProvider>
  );
}
