import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const LINES = 5;

export default function ClockDragEvents() {
  const [events, setEvents] = React.useState<string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <Box role="group" aria-label="Departure">
          <TimeClock
            defaultValue={dayjs('2026-05-08T08:45')}
            onChange={(time, state, view) =>
              setEvents((list) =>
                [`${time?.format('HH:mm')} (${state}, ${view})`, ...list].slice(0, LINES),
              )
            }
          />
        </Box>
        <Box
          component="ol"
          aria-label="Newest events"
          aria-live="polite"
          sx={{ m: 0, pl: 3, typography: 'body2', height: 116 }}
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
