import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, pickersDayClasses } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const WeekContext = React.createContext<Dayjs | null>(null);

function WeekDay(props: PickersDayProps) {
  const chosen = React.useContext(WeekContext);
  const day: Dayjs = props.day;
  const isChosen = chosen !== null && day.isSame(chosen, 'week');
  const isStart = day.isSame(day.startOf('week'), 'day');
  const isEnd = day.isSame(day.endOf('week'), 'day');

  return (
    <PickersDay
      {...props}
      selected={isChosen}
      aria-selected={isChosen}
      disableMargin
      sx={{
        px: 2.5,
        borderRadius: isChosen && !isStart && !isEnd ? 0 : '50%',
        ...(isChosen && isStart && { borderStartEndRadius: 0, borderEndEndRadius: 0 }),
        ...(isChosen && isEnd && { borderStartStartRadius: 0, borderEndStartRadius: 0 }),
      }}
    />
  );
}

export default function WeekOfCourse() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-03-18'));
  const monday = day?.startOf('week').day(1);
  const friday = monday?.add(4, 'day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-labelledby="course-week">
        <Typography id="course-week" align="center" aria-live="polite">
          {`Course from ${monday?.format('MMMM D')} to ${friday?.format('MMMM D')}`}
        </Typography>
        <WeekContext.Provider value={day}>
          <DateCalendar
            value={day}
            onChange={setDay}
            showDaysOutsideCurrentMonth
            disableHighlightToday
            slots={{ day: WeekDay }}
            sx={{
              [`& .${dayCalendarClasses.weekContainer}:hover .${pickersDayClasses.root}:not(.${pickersDayClasses.selected})`]:
                { bgcolor: 'action.hover' },
            }}
          />
        </WeekContext.Provider>
      </Box>
    </LocalizationProvider>
  );
}
