import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function LastDayOfMonth() {
  const [month, setMonth] = React.useState<Dayjs | null>(dayjs('2028-02-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 260 }}>
        <DatePicker
          label="Card expires"
          views={['year', 'month']}
          openTo="month"
          value={month}
          onChange={setMonth}
        />
        <Typography variant="body2" aria-live="polite">
          {month?.isValid() ? `Valid through ${month.endOf('month').format('MMMM D, YYYY')}` : ' '}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
