import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

function hoursBetween([start, end]: DateRange<Dayjs>) {
  return start?.isValid() && end?.isValid() ? end.diff(start, 'hour', true) : null;
}

export default function ControlledClosure() {
  const [closure, setClosure] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-09-14T20:00'),
    dayjs('2026-09-16T06:30'),
  ]);
  const [announced, setAnnounced] = React.useState(closure);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 360, maxWidth: '100%' }}>
        <DateTimeRangePicker
          label="Lock closed to boats"
          ampm={false}
          format="MM/DD/YY HH:mm"
          value={closure}
          onChange={setClosure}
          onAccept={setAnnounced}
        />
        <Typography variant="body2" aria-live="polite">
          Hours chosen: {hoursBetween(closure) ?? '–'}, announced: {hoursBetween(announced) ?? '–'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
