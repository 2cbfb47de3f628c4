import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const delivered = dayjs('2026-04-21T11:20');

function describe(error: DateTimeValidationError) {
  if (error === 'maxDate' || error === 'maxTime') return 'After the delivery at 11:20 AM';
  if (error === 'minDate' || error === 'minTime') return 'Older than two days';
  return error === null ? ' ' : 'Not a complete date';
}

export default function SampleWindow() {
  const [error, setError] = React.useState<DateTimeValidationError>('maxTime');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Sample taken"
        defaultValue={dayjs('2026-04-21T11:45')}
        minDateTime={delivered.subtract(2, 'day')}
        maxDateTime={delivered}
        onError={setError}
        helperText={describe(error)}
        sx={{ width: 280, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
