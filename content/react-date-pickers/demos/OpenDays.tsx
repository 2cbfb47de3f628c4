import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

function isMonday(date: Dayjs) {
  return date.day() === 1;
}

export default function OpenDays() {
  const [day, setDay] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-labelledby="visit-day">
        <Typography id="visit-day" align="center" aria-live="polite">
          Your visit: {day === null ? 'choose a day' : day.format('MMMM D, YYYY')}
        </Typography>
        <DateCalendar
          value={day}
          onChange={setDay}
          referenceDate={dayjs('2026-03-17')}
          shouldDisableDate={isMonday}
          disableHighlightToday
        />
      </Box>
    </LocalizationProvider>
  );
}
