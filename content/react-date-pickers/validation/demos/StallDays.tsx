import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

/** Stalls are set up on Wednesdays, and taken down on any day except Sunday. */
function isNoStallDay(day: Dayjs, position: 'start' | 'end') {
  return position === 'start' ? day.day() !== 3 : day.day() === 0;
}

export default function StallDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Market stall">
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2026-04-15'), dayjs('2026-04-18')]}
          shouldDisableDate={isNoStallDay}
        />
      </Box>
    </LocalizationProvider>
  );
}
