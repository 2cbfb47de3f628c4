import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const day = dayjs('2026-05-09');

/** Puts the start on one day, and an end before the start on the next day. */
function onOneNight([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) return [start, end];
  const first = day.hour(start.hour()).minute(start.minute());
  const last = day.hour(end.hour()).minute(end.minute());
  return [first, last.isBefore(first) ? last.add(1, 'day') : last];
}

export default function NightShift() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-05-09T21:00'),
    dayjs('2026-05-10T05:30'),
  ]);
  const [start, end] = shift;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <SingleInputTimeRangeField
          label="Night shift"
          ampm={false}
          value={shift}
          onChange={(next) => setShift(onOneNight(next))}
        />
        <Typography variant="body2" aria-live="polite">
          {start?.isValid() && end?.isValid()
            ? `${end.diff(start, 'hour', true)}-hour shift, ends on May ${end.date()}`
            : 'Enter both times.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
