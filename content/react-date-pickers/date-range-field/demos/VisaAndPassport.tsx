import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

const passportEnds = dayjs('2026-06-30');

function describe(error: DateRangeValidationError[number]) {
  if (error === 'maxDate') return 'Passport expired';
  if (error === 'invalidRange') return 'Ends before it begins';
  return error === null ? ' ' : 'Not a date';
}

export default function VisaAndPassport() {
  const [[startError, endError], setErrors] = React.useState<DateRangeValidationError>([
    null,
    'maxDate',
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 400, maxWidth: '100%' }}>
        <MultiInputDateRangeField
          defaultValue={[dayjs('2026-06-01'), dayjs('2026-08-29')]}
          maxDate={passportEnds}
          onError={setErrors}
          slotProps={{
            textField: ({ position }) => ({
              id: `passport-${position}`,
              label: position === 'start' ? 'Valid from' : 'Valid until',
              helperText: describe(position === 'start' ? startError : endError),
            }),
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
