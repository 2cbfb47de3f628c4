import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

/** Stollen is baked from October to December. */
function isOutOfSeason(month: Dayjs) {
  return month.month() < 9;
}

/** The fair takes place every second year. */
function hasNoFair(year: Dayjs) {
  return year.year() % 2 === 1;
}

export default function MonthsAndYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%', alignItems: 'center' }}>
        <Box role="group" aria-label="Month of the order">
          <MonthCalendar
            defaultValue={dayjs('2025-11-01')}
            shouldDisableMonth={isOutOfSeason}
            disableHighlightToday
          />
        </Box>
        <Box role="group" aria-label="Year of the fair">
          <YearCalendar
            defaultValue={dayjs('2024-09-01')}
            minDate={dayjs('2019-01-01')}
            maxDate={dayjs('2027-12-31')}
            shouldDisableYear={hasNoFair}
            disableHighlightToday
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
