import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const winterWorks: DateRange<Dayjs> = [dayjs('2026-01-12T07:00'), dayjs('2026-02-27T17:00')];

export default function ClosureMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 360, maxWidth: '100%' }}>
        <DesktopDateTimeRangePicker
          label="One month"
          ampm={false}
          format="MM/DD/YY HH:mm"
          defaultValue={winterWorks}
        />
        <DesktopDateTimeRangePicker
          label="Two months"
          calendars={2}
          ampm={false}
          format="MM/DD/YY HH:mm"
          defaultValue={winterWorks}
        />
        <DesktopDateTimeRangePicker
          label="Three months"
          calendars={3}
          ampm={false}
          format="MM/DD/YY HH:mm"
          defaultValue={winterWorks}
        />
      </Stack>
    </LocalizationProvider>
  );
}
