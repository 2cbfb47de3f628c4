import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const stay: DateRange<Dayjs> = [dayjs('2026-07-03'), dayjs('2026-07-10')];

export default function RangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DesktopDateRangePicker label="Desktop" defaultValue={stay} />
        <MobileDateRangePicker label="Mobile" defaultValue={stay} />
      </Stack>
    </LocalizationProvider>
  );
}
