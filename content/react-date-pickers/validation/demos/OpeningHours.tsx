import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import type { TimeView } from '@mui/x-date-pickers/models';

function isLunchBreak(time: Dayjs, view: TimeView) {
  return view === 'hours' && time.hour() === 13;
}

export default function OpeningHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimePicker
          label="From 7 AM to 6 PM"
          minTime={dayjs('2026-04-20T07:00')}
          maxTime={dayjs('2026-04-20T18:00')}
          defaultValue={dayjs('2026-04-20T06:45')}
        />
        <TimePicker
          label="Quarters of an hour"
          minutesStep={15}
          timeSteps={{ minutes: 15 }}
          defaultValue={dayjs('2026-04-20T09:20')}
        />
        <TimePicker
          label="Not from 1 to 2 PM"
          shouldDisableTime={isLunchBreak}
          defaultValue={dayjs('2026-04-20T13:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
