import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const LINES = 6;

export default function ActionBarEvents() {
  const [events, setEvents] = React.useState<string[]>([]);
  const add = (name: string, date?: Dayjs | null) => {
    const text = date === undefined ? name : `${name} ${date?.format('YYYY-MM-DD') ?? 'null'}`;
    setEvents((list) => [text, ...list].slice(0, LINES));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DatePicker
          label="Checked out on"
          closeOnSelect={false}
          defaultValue={dayjs('2026-05-22')}
          onOpen={() => add('onOpen')}
          onClose={() => add('onClose')}
          onChange={(date) => add('onChange', date)}
          onAccept={(date) => add('onAccept', date)}
          slotProps={{ actionBar: { actions: ['clear', 'today', 'cancel', 'accept'] } }}
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
