import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const bookedDays = ['2026-06-05', '2026-06-06', '2026-06-19', '2026-06-20', '2026-06-21'];

export default function UntilNextBooking() {
  const [[start, end], setCharter] = React.useState<DateRange<Dayjs>>([dayjs('2026-06-08'), null]);
  const nextBooking = bookedDays.find((booked) => start?.isBefore(booked));

  const isTaken = (day: Dayjs, position: string) =>
    bookedDays.includes(day.format('YYYY-MM-DD')) ||
    (position === 'end' && nextBooking !== undefined && day.isAfter(nextBooking));

  const changeCharter = ([first, last]: DateRange<Dayjs>) => {
    const crossesBooking = bookedDays.some(
      (booked) => first?.isBefore(booked) && last?.isAfter(booked),
    );
    setCharter([first, crossesBooking ? null : last]);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Charter between two bookings">
        <DateRangeCalendar
          calendars={1}
          defaultRangePosition="end"
          shouldDisableDate={(day, position: RangePosition) => isTaken(dayjs(day), position)}
          value={[start, end]}
          onChange={changeCharter}
        />
      </Box>
    </LocalizationProvider>
  );
}
