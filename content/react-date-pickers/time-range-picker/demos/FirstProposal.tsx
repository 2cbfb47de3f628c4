import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const afternoon: DateRange<Dayjs> = [dayjs('2026-05-08T16:00'), dayjs('2026-05-08T17:30')];

export default function FirstProposal() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <TimeRangePicker label="Starts at midnight" />
        <TimeRangePicker label="Starts in the afternoon" referenceDate={afternoon} />
      </Stack>
    </LocalizationProvider>
  );
}
