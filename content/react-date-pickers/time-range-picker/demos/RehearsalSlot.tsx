import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

function describe([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) return 'Enter both times.';
  const minutes = end.diff(start, 'minute');
  return minutes > 0 ? `Room 4 is yours for ${minutes} minutes.` : 'The end is before the start.';
}

export default function RehearsalSlot() {
  const [slot, setSlot] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-05-08T16:30'),
    dayjs('2026-05-08T18:00'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <TimeRangePicker label="Rehearsal" value={slot} onChange={setSlot} />
        <Typography variant="body2" aria-live="polite">
          {describe(slot)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
