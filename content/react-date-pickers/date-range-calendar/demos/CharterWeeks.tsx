import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { dayCalendarClasses } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const narrowMonths = {
  [`& .${dayCalendarClasses.slideTransition}`]: { minWidth: 288 },
};

export default function CharterWeeks() {
  const isWide = useMediaQuery('(min-width: 720px)', { defaultMatches: true });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Sloop charter" sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateRangeCalendar
          calendars={isWide ? 2 : 1}
          defaultValue={[dayjs('2026-06-27'), dayjs('2026-07-04')]}
          sx={narrowMonths}
        />
      </Box>
    </LocalizationProvider>
  );
}
