import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs from 'dayjs';

const shiftStarts = dayjs('2026-02-11T22:00');
const shiftEnds = dayjs('2026-02-12T06:00');

function describe([start, end]: DateTimeRangeValidationError) {
  if (start === 'invalidRange') return 'It restarts before it stops';
  if (start !== null) return 'It stops outside the shift';
  return end === null ? 'Within the shift' : 'It restarts outside the shift';
}

export default function DowntimeOfTheShift() {
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([null, 'maxTime']);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        label="Downtime, 10 PM to 6 AM"
        format="MM/DD/YY HH:mm"
        defaultValue={[dayjs('2026-02-12T05:20'), dayjs('2026-02-12T06:45')]}
        minDateTime={shiftStarts}
        maxDateTime={shiftEnds}
        onError={setErrors}
        helperText={describe(errors)}
        sx={{ width: 340, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
