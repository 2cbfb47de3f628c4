import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function QuarterChoice() {
  const [month, setMonth] = React.useState<Dayjs>(dayjs('2026-04-01'));
  const first = month.month() - (month.month() % 3);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-labelledby="quarter-of-report">
        <Typography id="quarter-of-report" align="center" aria-live="polite">
          {`Report for quarter ${first / 3 + 1} of ${month.year()}`}
        </Typography>
        <MonthCalendar
          value={month}
          onChange={setMonth}
          sx={{
            [`& button:nth-of-type(n + ${first + 1}):nth-of-type(-n + ${first + 3})`]: {
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            },
          }}
        />
      </div>
    </LocalizationProvider>
  );
}
