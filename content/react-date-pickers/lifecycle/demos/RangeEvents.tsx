import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const LINES = 6;

const formatValue = (range: DateRange<Dayjs>) =>
  range
    .map((date) => (date?.isValid() ? date.format('MMM D') : String(date && 'invalid')))
    .join(' – ');

export default function RangeEvents() {
  const [events, setEvents] = React.useState<string[]>([]);
  const add = (text: string) => setEvents((list) => [text, ...list].slice(0, LINES));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateRangePicker
          label="Exhibition"
          defaultValue={[dayjs('2026-05-08'), dayjs('2026-05-11')]}
          onOpen={() => add('onOpen')}
          onClose={() => add('onClose')}
          onChange={(range) => add(`onChange ${formatValue(range)}`)}
          onAccept={(range) => add(`onAccept ${formatValue(range)}`)}
        />
        <Box
          component="ol"
          aria-label="Newest events"
          aria-live="polite"
          sx={{ m: 0, pl: 3, typography: 'body2', height: 136 }}
        >
          {events.length === 0 && <li>No events yet</li>}
          {events.map((text, index) => (
            <li key={events.length - index}>{text}</li>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
