import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

function SeasonHeader({ currentMonth, onMonthChange, labelId }: PickersCalendarHeaderProps) {
  const month: Dayjs = currentMonth;

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', px: 1, py: 1 }}>
      <Button size="small" onClick={() => onMonthChange(month.subtract(1, 'month'))}>
        {month.subtract(1, 'month').format('MMM')}
      </Button>
      <Typography id={labelId} aria-live="polite" sx={{ flex: 1, textAlign: 'center' }}>
        {month.format('MMMM YYYY')}
      </Typography>
      <Button size="small" onClick={() => onMonthChange(month.add(1, 'month'))}>
        {month.add(1, 'month').format('MMM')}
      </Button>
    </Box>
  );
}

export default function OwnHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Harvest">
        <DateCalendar
          views={['day']}
          defaultValue={dayjs('2026-09-14')}
          slots={{ calendarHeader: SeasonHeader }}
        />
      </div>
    </LocalizationProvider>
  );
}
