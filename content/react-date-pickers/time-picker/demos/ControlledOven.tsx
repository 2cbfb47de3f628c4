import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function ControlledOven() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-04-17T04:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimePicker label="Rye goes in at" value={start} onChange={setStart} />
        <Typography variant="body2" aria-live="polite">
          {start?.isValid()
            ? `Out at ${start.add(55, 'minute').format('h:mm A')}`
            : 'Enter a time.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
