import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

export default function OvenBooking() {
  const [[start, end], setError] = React.useState<DateTimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Oven booked"
        defaultValue={[dayjs('2026-04-22T04:00'), dayjs('2026-04-22T21:00')]}
        minDate={dayjs('2026-04-20')}
        maxTime={dayjs('2026-04-20T20:00')}
        onError={setError}
        slotProps={{
          textField: { helperText: `Start: ${start ?? 'fine'}, end: ${end ?? 'fine'}` },
        }}
        sx={{ width: 420, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
