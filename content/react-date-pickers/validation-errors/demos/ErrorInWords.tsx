import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const first = dayjs('2026-04-20');
const last = dayjs('2026-06-30');

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Enter the month, day and year.',
  minDate: `We deliver from ${first.format('MMMM D')}.`,
  maxDate: `We take orders until ${last.format('MMMM D')}.`,
  shouldDisableDate: 'We do not deliver on Sundays.',
};

function isSunday(day: Dayjs) {
  return day.day() === 0;
}

export default function ErrorInWords() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2026-04-26')}
        minDate={first}
        maxDate={last}
        shouldDisableDate={isSunday}
        onError={setError}
        slotProps={{ textField: { helperText: error === null ? ' ' : messages[error] } }}
        sx={{ width: 280, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
