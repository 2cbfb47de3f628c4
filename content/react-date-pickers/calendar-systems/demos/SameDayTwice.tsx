import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SameDayTwice() {
  const [day, setDay] = React.useState<Date | null>(new Date(2026, 2, 21));

  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDateFns}>
        <DatePicker label="Gregorian" value={day} onChange={setDay} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
        <DatePicker label="Jalali" value={day} onChange={setDay} />
      </LocalizationProvider>
    </Stack>
  );
}
