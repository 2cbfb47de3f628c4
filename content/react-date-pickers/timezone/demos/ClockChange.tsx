import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

const nightTrain = DateTime.fromISO('2026-03-29T01:30', { zone: 'Europe/Paris' });

export default function ClockChange() {
  const [arrival, setArrival] = React.useState<DateTime | null>(nightTrain);
  const minutes = arrival?.isValid ? arrival.diff(nightTrain, 'minutes').minutes : null;

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimeField
          label="Arrival, Paris time"
          ampm={false}
          value={arrival}
          onChange={setArrival}
        />
        <Typography variant="body2" aria-live="polite">
          {minutes === null ? 'Enter a time.' : `${minutes} minutes after 1:30`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
