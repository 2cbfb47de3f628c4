import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

export default function RangeErrors() {
  const [[start, end], setError] = React.useState<DateRangeValidationError>([null, null]);
  const isWrong = start !== null || end !== null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Market stall"
        defaultValue={[dayjs('2026-04-22'), dayjs('2026-04-20')]}
        onError={setError}
        slotProps={{
          textField: {
            helperText: isWrong ? `Start: ${start ?? 'fine'}, end: ${end ?? 'fine'}` : ' ',
          },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
