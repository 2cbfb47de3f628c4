import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function ControlledLaunch() {
  const [launch, setLaunch] = React.useState<Dayjs | null>(dayjs('2026-08-12T23:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimePicker label="Balloon launch" value={launch} onChange={setLaunch} />
        <Typography variant="body2" aria-live="polite">
          {launch?.isValid()
            ? `Lands around ${launch.add(2, 'hour').format('ddd, MMM D, h:mm A')}`
            : 'Enter a day and time.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
