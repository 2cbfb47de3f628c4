import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const stay: DateRange<Dayjs> = [dayjs('2026-07-03'), dayjs('2026-07-10')];

export default function CalendarCount() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateRangePicker label="One month" calendars={1} defaultValue={stay} />
        <DateRangePicker
          label="Two months, the value on the right"
          currentMonthCalendarPosition={2}
          defaultValue={stay}
        />
        <DateRangePicker label="No dragging" disableDragEditing defaultValue={stay} />
      </Stack>
    </LocalizationProvider>
  );
}
