import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

/** The fair takes place every other year. */
function hasNoFair(year: Dayjs) {
  return year.year() % 2 === 1;
}

export default function FairYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Fair year">
        <YearCalendar
          defaultValue={dayjs('2024-09-01')}
          minDate={dayjs('2019-01-01')}
          maxDate={dayjs('2027-12-31')}
          shouldDisableYear={hasNoFair}
          disableHighlightToday
        />
      </Box>
    </LocalizationProvider>
  );
}
