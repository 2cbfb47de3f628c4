import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

/** Stands in for a request that stores the departure. */
async function saveDeparture(departure: Dayjs) {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return departure.format('MMMM D, h:mm A');
}

export default function SaveOnAccept() {
  const [status, save, isSaving] = React.useActionState(
    async (_earlier: string, departure: Dayjs | null) =>
      departure ? `Saved: ${await saveDeparture(departure)}` : 'Not saved',
    'Saved: May 8, 8:45 AM',
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimePicker
          label="Departure"
          defaultValue={dayjs('2026-05-08T08:45')}
          onAccept={(departure, { validationError }) =>
            React.startTransition(() => save(validationError === null ? departure : null))
          }
        />
        <Typography variant="body2" aria-live="polite">
          {isSaving ? 'Saving…' : status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
