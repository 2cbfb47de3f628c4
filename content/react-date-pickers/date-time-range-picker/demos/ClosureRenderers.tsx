import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { renderTimeViewClock } from '@mui/x-date-pickers-pro';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const closure: DateRange<Dayjs> = [dayjs('2026-09-14T20:00'), dayjs('2026-09-16T06:30')];

export default function ClosureRenderers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 360, maxWidth: '100%' }}>
        <DateTimeRangePicker
          label="Analog clock for the times"
          viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
          ampm={false}
          format="MM/DD/YY HH:mm"
          defaultValue={closure}
        />
        <DateTimeRangePicker
          label="Calendar, with typed times"
          viewRenderers={{ hours: null, minutes: null }}
          ampm={false}
          format="MM/DD/YY HH:mm"
          defaultValue={closure}
        />
        <DateTimeRangePicker
          label="Every half hour, in one column"
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
          ampm={false}
          format="MM/DD/YY HH:mm"
          defaultValue={closure}
        />
      </Stack>
    </LocalizationProvider>
  );
}
