import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function ReferenceKept() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2026-05-08T17:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Departure date"
          value={departure}
          onChange={setDeparture}
          slotProps={{ field: { clearable: true } }}
        />
        <Typography variant="body2" aria-live="polite">
          Stored: {departure?.isValid() ? departure.format('YYYY-MM-DD HH:mm') : 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
