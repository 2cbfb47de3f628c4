import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

/** Stands for a request that stores the departure. */
function saveDeparture(departure: Dayjs, signal: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(departure.format('MMMM D, h:mm A')), 800);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

export default function SaveOnAccept() {
  const [status, setStatus] = React.useState('Saved: May 8, 8:45 AM');
  const request = React.useRef<AbortController | null>(null);

  const save = async (departure: Dayjs | null, isValid: boolean) => {
    request.current?.abort();
    if (departure === null || !isValid) {
      setStatus('Not saved');
      return;
    }
    const controller = new AbortController();
    request.current = controller;
    setStatus('Saving…');
    setStatus(`Saved: ${await saveDeparture(departure, controller.signal)}`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimePicker
          label="Departure"
          defaultValue={dayjs('2026-05-08T08:45')}
          onAccept={(departure, { validationError }) => save(departure, validationError === null)}
        />
        <Typography variant="body2" aria-live="polite">
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
