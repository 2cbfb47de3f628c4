import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function OnlyValidValues() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-05-22'));
  const [lastValid, setLastValid] = React.useState<Dayjs | null>(day);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Checked out on"
          value={day}
          minDate={dayjs('2026-01-01')}
          onChange={(newDay, { validationError }) => {
            setDay(newDay);
            if (validationError === null) setLastValid(newDay);
          }}
        />
        <Typography variant="body2" aria-live="polite">
          Last valid value: {lastValid?.format('MMMM D, YYYY') ?? 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
