import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

/** Stollen is baked from October to December. */
function isOutOfSeason(month: Dayjs) {
  return month.month() < 9;
}

export default function SeasonMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Order month">
        <MonthCalendar
          defaultValue={dayjs('2025-11-01')}
          shouldDisableMonth={isOutOfSeason}
          disableHighlightToday
        />
      </Box>
    </LocalizationProvider>
  );
}
