import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTime } from 'luxon';

export default function EmptyInZone() {
  const [call, setCall] = React.useState<DateTime | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimeField
          label="Call, Tokyo time"
          timezone="Asia/Tokyo"
          ampm={false}
          value={call}
          onChange={setCall}
        />
        <Typography variant="body2" aria-live="polite">
          Stored: {call?.isValid ? call.toISO() : 'nothing yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
