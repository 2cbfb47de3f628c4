import MusicNoteIcon from '@mui/icons-material/MusicNote';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const slot: DateRange<Dayjs> = [dayjs('2026-05-08T16:30'), dayjs('2026-05-08T18:00')];

export default function ToolbarAndTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DesktopTimeRangePicker
          label="Desktop with toolbar and tabs"
          defaultValue={slot}
          slotProps={{ toolbar: { hidden: false }, tabs: { hidden: false } }}
        />
        <MobileTimeRangePicker
          label="Mobile with different text"
          defaultValue={slot}
          localeText={{ toolbarTitle: 'Room 4', start: 'From', end: 'Until' }}
          slotProps={{ tabs: { timeIcon: <MusicNoteIcon /> } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
