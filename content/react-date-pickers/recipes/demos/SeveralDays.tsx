import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const getKey = (day: Dayjs) => day.format('YYYY-MM-DD');

const ChosenDays = React.createContext<readonly string[]>([]);

function ChoosableDay(props: PickersDayProps) {
  const isChosen = React.useContext(ChosenDays).includes(getKey(dayjs(props.day)));
  return <PickersDay {...props} selected={isChosen} aria-selected={isChosen} />;
}

export default function SeveralDays() {
  const [days, setDays] = React.useState(['2026-05-05', '2026-05-12', '2026-05-21']);

  const toggle = (day: Dayjs | null) => {
    if (day) {
      const key = getKey(day);
      setDays(days.includes(key) ? days.filter((other) => other !== key) : [...days, key].sort());
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Market days">
        <Typography variant="body2" align="center" aria-live="polite">
          Days chosen: {days.length}
        </Typography>
        <ChosenDays.Provider value={days}>
          <DateCalendar
            value={null}
            onChange={toggle}
            referenceDate={dayjs('2026-05-01')}
            views={['day']}
            slots={{ day: ChoosableDay }}
          />
        </ChosenDays.Provider>
      </div>
    </LocalizationProvider>
  );
}
