import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

export default function LuxonUtc() {
  const [launch, setLaunch] = React.useState<DateTime | null>(
    DateTime.fromISO('2026-05-08T12:30:00Z', { zone: 'UTC' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimePicker label="Launch, UTC" ampm={false} value={launch} onChange={setLaunch} />
        <Typography variant="body2" aria-live="polite">
          Stored: {launch?.isValid ? launch.toISO() : 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
