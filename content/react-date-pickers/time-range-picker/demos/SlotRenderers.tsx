import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { renderTimeViewClock } from '@mui/x-date-pickers-pro';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const slot: DateRange<Dayjs> = [dayjs('2026-05-08T16:30'), dayjs('2026-05-08T18:00')];

export default function SlotRenderers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <TimeRangePicker
          label="Analog clock"
          viewRenderers={{
            hours: renderTimeViewClock,
            minutes: renderTimeViewClock,
            seconds: renderTimeViewClock,
            meridiem: null,
          }}
          defaultValue={slot}
        />
        <TimeRangePicker
          label="Typing only"
          viewRenderers={{ hours: null, minutes: null, seconds: null, meridiem: null }}
          defaultValue={slot}
        />
        <TimeRangePicker
          label="With seconds"
          ampm={false}
          views={['hours', 'minutes', 'seconds']}
          timeSteps={{ seconds: 10 }}
          defaultValue={slot}
        />
      </Stack>
    </LocalizationProvider>
  );
}
