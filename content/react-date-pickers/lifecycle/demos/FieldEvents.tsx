import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const LINES = 4;

function formatValue(date: Dayjs | null) {
  if (date === null) return 'null';
  return date.isValid() ? date.format('YYYY-MM-DD') : 'an invalid date';
}

export default function FieldEvents() {
  const [events, setEvents] = React.useState<string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateField
          label="Checked out on"
          defaultValue={dayjs('2026-05-22')}
          onChange={(date, { validationError }) =>
            setEvents((list) =>
              [`onChange: ${formatValue(date)}, ${validationError ?? 'valid'}`, ...list].slice(
                0,
                LINES,
              ),
            )
          }
        />
        <Box
          component="ol"
          aria-label="Newest events"
          aria-live="polite"
          sx={{ m: 0, pl: 3, typography: 'body2', height: 96 }}
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
