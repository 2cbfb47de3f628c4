import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

const premiere = DateTime.fromISO('2026-05-08T20:00', { zone: 'Europe/Paris' });

export default function LuxonZone() {
  const [start, setStart] = React.useState<DateTime | null>(premiere);

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimePicker label="Premiere in Paris" value={start} onChange={setStart} />
        <Typography variant="body2" aria-live="polite">
          In Montreal:{' '}
          {start?.setZone('America/Toronto').toFormat('MMMM d, h:mm a') ?? 'no time chosen'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
