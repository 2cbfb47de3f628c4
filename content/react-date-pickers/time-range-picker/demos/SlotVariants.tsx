import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const slot: DateRange<Dayjs> = [dayjs('2026-05-08T16:30'), dayjs('2026-05-08T18:00')];

export default function SlotVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DesktopTimeRangePicker label="Opens a popper" defaultValue={slot} />
        <MobileTimeRangePicker label="Opens a dialog" defaultValue={slot} />
      </Stack>
    </LocalizationProvider>
  );
}
