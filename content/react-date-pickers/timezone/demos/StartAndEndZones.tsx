import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

export default function StartAndEndZones() {
  const [takeOff, setTakeOff] = React.useState<DateTime | null>(
    DateTime.fromISO('2026-05-08T10:30', { zone: 'Europe/Helsinki' }),
  );
  const [landing, setLanding] = React.useState<DateTime | null>(
    DateTime.fromISO('2026-05-08T11:15', { zone: 'Europe/London' }),
  );
  const hours = takeOff && landing ? landing.diff(takeOff, 'hours').hours : Number.NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimePicker label="Takeoff, Helsinki time" value={takeOff} onChange={setTakeOff} />
        <DateTimePicker
          label="Landing, London time"
          value={landing}
          onChange={setLanding}
          minDateTime={takeOff ?? undefined}
        />
        <Typography variant="body2" aria-live="polite">
          {hours >= 0
            ? `In the air for ${hours.toFixed(2)} hours`
            : 'Enter a landing time after takeoff.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
