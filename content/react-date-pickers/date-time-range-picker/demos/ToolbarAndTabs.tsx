import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import LockClockIcon from '@mui/icons-material/LockClock';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const closure: DateRange<Dayjs> = [dayjs('2026-09-14T20:00'), dayjs('2026-09-16T06:30')];

export default function ToolbarAndTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 360, maxWidth: '100%' }}>
        <DesktopDateTimeRangePicker
          label="Desktop with toolbar and tabs"
          ampm={false}
          format="MM/DD/YY HH:mm"
          defaultValue={closure}
          slotProps={{
            toolbar: { hidden: false, toolbarFormat: 'ddd, MMM D' },
            tabs: { hidden: false },
          }}
        />
        <MobileDateTimeRangePicker
          label="Mobile with different icons"
          ampm={false}
          format="MM/DD/YY HH:mm"
          defaultValue={closure}
          localeText={{ start: 'Closes', end: 'Opens again' }}
          slotProps={{
            tabs: { dateIcon: <DirectionsBoatIcon />, timeIcon: <LockClockIcon /> },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
