import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function ControlledStay() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-07-03'),
    dayjs('2026-07-10'),
  ]);
  const [arrival, departure] = stay;
  const isComplete = arrival?.isValid() && departure?.isValid();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateRangePicker label="Nights in the cabin" value={stay} onChange={setStay} />
        <Typography variant="body2" aria-live="polite">
          {isComplete
            ? `${departure?.diff(arrival, 'day')}-night stay`
            : 'Choose your arrival and departure.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
