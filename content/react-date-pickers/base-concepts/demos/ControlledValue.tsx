import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function ControlledValue() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-05-08'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker label="Uncontrolled: departure" defaultValue={dayjs('2026-05-08')} />
        <DatePicker
          label="Controlled: departure"
          value={day}
          onChange={(newDay) => setDay(newDay)}
        />
        <Typography variant="body2" aria-live="polite">
          {day?.isValid() ? `You sail on a ${day.format('dddd')}.` : 'Enter a day.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
