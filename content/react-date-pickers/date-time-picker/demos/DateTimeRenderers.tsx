import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import dayjs from 'dayjs';

const launch = dayjs('2026-08-12T06:00');

export default function DateTimeRenderers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimePicker
          label="Analog clock for the time"
          viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
          defaultValue={launch}
        />
        <DateTimePicker
          label="Calendar, with a typed time"
          viewRenderers={{ hours: null, minutes: null }}
          defaultValue={launch}
        />
        <DateTimePicker
          label="Every hour, in one column"
          timeSteps={{ minutes: 60 }}
          defaultValue={launch}
        />
      </Stack>
    </LocalizationProvider>
  );
}
