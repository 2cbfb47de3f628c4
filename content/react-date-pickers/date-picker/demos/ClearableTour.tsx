import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ClearableTour() {
  const [clears, setClears] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Reminder"
          defaultValue={dayjs('2026-08-11')}
          referenceDate={dayjs('2026-08-11')}
          slotProps={{ field: { clearable: true, onClear: () => setClears((count) => count + 1) } }}
        />
        <Typography variant="body2" aria-live="polite">
          Times cleared: {clears}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
