import * as React from 'react';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

function isEnd(ownerState: object) {
  return 'position' in ownerState && ownerState.position === 'end';
}

function Warning({ text }: { text: string }) {
  return (
    <InputAdornment position="end">
      <ErrorOutlineIcon color="error" titleAccess={text} />
    </InputAdornment>
  );
}

export default function WarningForEachEnd() {
  const [[startError, endError], setErrors] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 400, maxWidth: '100%' }}>
        <DateRangePicker
          slots={{ field: MultiInputDateRangeField }}
          localeText={{ start: 'Admission', end: 'Discharge' }}
          format="MM/DD/YY"
          defaultValue={[dayjs('2026-06-19'), dayjs('2026-07-04')]}
          maxDate={dayjs('2026-06-30')}
          onError={setErrors}
          slotProps={{
            textField: (ownerState) => ({
              InputProps: {
                endAdornment: (isEnd(ownerState) ? endError : startError) && (
                  <Warning text="Outside the June schedule" />
                ),
              },
            }),
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
