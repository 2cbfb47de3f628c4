import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { PickersRangeCalendarHeaderProps } from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

function PressHeader(props: PickersRangeCalendarHeaderProps) {
  const { month, monthIndex, calendars, currentMonth, onMonthChange, labelId } = props;
  const first: Dayjs = currentMonth;
  const shown: Dayjs = month;

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, px: 2, pt: 1 }}>
      {monthIndex === 0 && (
        <IconButton
          aria-label="Previous month"
          onClick={() => onMonthChange(first.subtract(1, 'month'))}
        >
          <ChevronLeftIcon />
        </IconButton>
      )}
      <Typography id={labelId} sx={{ flex: 1, textAlign: 'center' }}>
        {`${shown.format('MMMM')} – month ${monthIndex + 1} of ${calendars}`}
      </Typography>
      {monthIndex === calendars - 1 && (
        <IconButton aria-label="Next month" onClick={() => onMonthChange(first.add(1, 'month'))}>
          <ChevronRightIcon />
        </IconButton>
      )}
    </Box>
  );
}

export default function OwnRangeHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Pressing season" sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateRangeCalendar
          defaultValue={[dayjs('2026-09-21'), dayjs('2026-10-09')]}
          disableHighlightToday
          slots={{ calendarHeader: PressHeader }}
        />
      </Box>
    </LocalizationProvider>
  );
}
