import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const newLineOpens = dayjs('2041-03-15T06:30');

export default function ReferenceByLimits() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateTimePicker
          label="Departure on the new line"
          minDateTime={newLineOpens}
          value={departure}
          onChange={setDeparture}
        />
        <Typography variant="body2" aria-live="polite">
          Stored: {departure?.isValid() ? departure.format('YYYY-MM-DD HH:mm') : 'nothing yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
