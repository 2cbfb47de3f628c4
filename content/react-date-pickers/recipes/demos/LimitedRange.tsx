import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const MOST_NIGHTS = 7;

const isTooLong = (start: Dayjs | null, end: Dayjs | null) =>
  start !== null && end !== null && end.diff(start, 'day') > MOST_NIGHTS;

export default function LimitedRange() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([dayjs('2026-05-06'), null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Stay of up to seven nights">
        <DateRangeCalendar
          calendars={1}
          defaultRangePosition="end"
          value={stay}
          onChange={([start, end]: DateRange<Dayjs>) =>
            setStay([start, isTooLong(start, end) ? null : end])
          }
          shouldDisableDate={(day, position) =>
            position === 'end' && isTooLong(stay[0], dayjs(day))
          }
        />
      </div>
    </LocalizationProvider>
  );
}
