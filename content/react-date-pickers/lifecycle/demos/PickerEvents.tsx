import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const LINES = 6;

export default function PickerEvents() {
  const [events, setEvents] = React.useState<string[]>([]);
  const add = (text: string) => setEvents((list) => [text, ...list].slice(0, LINES));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateTimePicker
          label="Departure"
          defaultValue={dayjs('2026-05-08T08:45')}
          onOpen={() => add('onOpen')}
          onClose={() => add('onClose')}
          onChange={(date, { source }) =>
            add(`onChange ${date?.format('MMM D, h:mm A')} (${source})`)
          }
          onAccept={(date, { source }) =>
            add(`onAccept ${date?.format('MMM D, h:mm A')} (${source})`)
          }
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
