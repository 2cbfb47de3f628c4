import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function TypedValue() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker label="Pickup day" value={day} onChange={setDay} />
        <Typography variant="body2" aria-live="polite">
          {day?.isValid()
            ? `Your bread will be ready on ${day.format('dddd, MMMM D')}.`
            : 'Enter a day.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
