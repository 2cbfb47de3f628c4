import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

/** Stands in for a request: the days of a month on which the kiln is taken. */
function fetchTakenDays(month: Dayjs, signal: AbortSignal): Promise<number[]> {
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => resolve([3, 10, 11, 24].map((day) => day + (month.month() % 4))),
      900,
    );
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

export default function LoadingMonth() {
  const [takenDays, setTakenDays] = React.useState([5, 12, 13, 26]);
  const [loading, setLoading] = React.useState(false);
  const request = React.useRef<AbortController | null>(null);

  const loadMonth = async (month: Dayjs) => {
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    setLoading(true);
    setTakenDays(await fetchTakenDays(month, controller.signal));
    setLoading(false);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Available kiln days">
        <DateCalendar
          referenceDate={dayjs('2026-03-01')}
          views={['day']}
          loading={loading}
          renderLoading={() => <DayCalendarSkeleton />}
          onMonthChange={loadMonth}
          shouldDisableDate={(day) => takenDays.includes(dayjs(day).date())}
        />
      </Box>
    </LocalizationProvider>
  );
}
