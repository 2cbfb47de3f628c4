import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function GuardedForm() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-07-04'));
  const [error, setError] = React.useState<DateValidationError>(null);

  const [message, submit] = React.useActionState(() => {
    if (day === null) return 'Choose a day first.';
    if (error !== null) return 'Choose a day no later than June 30.';
    return `Ordered for ${day.format('MMMM D')}.`;
  }, '');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" noValidate action={submit} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Delivery"
          value={day}
          onChange={setDay}
          maxDate={dayjs('2026-06-30')}
          onError={setError}
          slotProps={{ textField: { required: true, fullWidth: true } }}
        />
        <Button type="submit" variant="contained" sx={{ my: 2 }}>
          Order
        </Button>
        <Typography role="status" sx={{ minHeight: 24 }}>
          {message}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
