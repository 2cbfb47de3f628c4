import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DayStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Cellar tour">
        <DateCalendar
          disableHighlightToday
          showDaysOutsideCurrentMonth
          defaultValue={dayjs('2026-09-15')}
          shouldDisableDate={(day) => day.day() === 1}
          slotProps={{
            day: ({ isDaySelected, isDayDisabled }) => ({
              sx: {
                borderRadius: isDaySelected ? 1 : '50%',
                textDecoration: isDayDisabled ? 'line-through' : 'none',
              },
            }),
          }}
        />
      </div>
    </LocalizationProvider>
  );
}
