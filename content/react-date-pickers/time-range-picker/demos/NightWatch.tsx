import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const evening = dayjs('2026-05-08T22:00');
const morning = dayjs('2026-05-09T06:00');

/** Puts both times in one night: an end that is not after the start belongs to the next day. */
function toOneNight([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) return [start, end];
  const first = evening.hour(start.hour()).minute(start.minute());
  const last = evening.hour(end.hour()).minute(end.minute());
  return [first, last.isAfter(first) ? last : last.add(1, 'day')];
}

export default function NightWatch() {
  const [watch, setWatch] = React.useState<DateRange<Dayjs>>([evening, morning]);
  const [start, end] = watch;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <TimeRangePicker
          label="Night watch"
          ampm={false}
          referenceDate={[evening, morning]}
          value={watch}
          onChange={(newWatch) => setWatch(toOneNight(newWatch))}
        />
        <Typography variant="body2" aria-live="polite">
          {start?.isValid() && end?.isValid()
            ? `From ${start.format('MMM D, HH:mm')} until ${end.format('MMM D, HH:mm')}`
            : 'Enter both times.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
