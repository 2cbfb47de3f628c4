import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const closure: DateRange<Dayjs> = [dayjs('2026-09-14T20:00'), dayjs('2026-09-16T06:30')];

export default function ClosureVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 360, maxWidth: '100%' }}>
        <DesktopDateTimeRangePicker
          label="Desktop"
          ampm={false}
          format="MM/DD/YY HH:mm"
          defaultValue={closure}
        />
        <MobileDateTimeRangePicker
          label="Mobile"
          ampm={false}
          format="MM/DD/YY HH:mm"
          defaultValue={closure}
        />
        <DateTimeRangePicker
          label="By screen width"
          desktopModeMediaQuery="@media (min-width: 900px)"
          ampm={false}
          format="MM/DD/YY HH:mm"
          defaultValue={closure}
        />
      </Stack>
    </LocalizationProvider>
  );
}
