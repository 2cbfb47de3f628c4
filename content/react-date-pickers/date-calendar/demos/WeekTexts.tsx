import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const weekTexts = {
  calendarWeekNumberHeaderText: 'Wk',
  calendarWeekNumberHeaderLabel: 'Week of the firing schedule',
  calendarWeekNumberText: (week: number) => `W${week}`,
  calendarWeekNumberAriaLabelText: (week: number) => `W${week}, week of the firing schedule`,
};

export default function WeekTexts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={weekTexts}>
      <Box role="group" aria-label="Firing day">
        <DateCalendar
          defaultValue={dayjs('2026-03-14')}
          displayWeekNumber
          sx={{
            [`& .${dayCalendarClasses.weekNumber}, & .${dayCalendarClasses.weekNumberLabel}`]: {
              color: 'text.secondary',
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
