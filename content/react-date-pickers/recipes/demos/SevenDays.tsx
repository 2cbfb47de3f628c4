import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function SevenDays() {
  const [rental, setRental] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-05-06'),
    dayjs('2026-05-12'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Seven-day rental">
        <DateRangeCalendar
          calendars={1}
          disableDragEditing
          rangePosition="start"
          value={rental}
          onChange={([start]: DateRange<Dayjs>) => setRental([start, start?.add(6, 'day') ?? null])}
        />
      </div>
    </LocalizationProvider>
  );
}
