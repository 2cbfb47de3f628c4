import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function StoreUtc() {
  const [highWater, setHighWater] = React.useState<Dayjs | null>(dayjs.utc('2026-05-08T15:42:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimePicker
          label="High water, Halifax time"
          timezone="America/Halifax"
          value={highWater}
          onChange={setHighWater}
        />
        <Typography variant="body2" aria-live="polite">
          Sent to the server: {highWater?.isValid() ? highWater.toISOString() : 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
