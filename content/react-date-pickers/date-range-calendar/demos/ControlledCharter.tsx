import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const PRICE_PER_DAY = 140;

function describe([start, end]: DateRange<Dayjs>) {
  if (start === null) return 'Choose the first day.';
  if (end === null) return `From ${start.format('MMM D')}. Choose the last day.`;
  const days = end.diff(start, 'day') + 1;
  return `${start.format('MMM D')} – ${end.format('MMM D')}: ${days}-day charter, €${days * PRICE_PER_DAY}`;
}

export default function ControlledCharter() {
  const [charter, setCharter] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-06-08'),
    dayjs('2026-06-12'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Sloop charter">
        <Typography variant="body2" align="center" aria-live="polite">
          {describe(charter)}
        </Typography>
        <DateRangeCalendar calendars={1} value={charter} onChange={setCharter} />
      </Box>
    </LocalizationProvider>
  );
}
