import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const delivery = {
  minDate: dayjs('2026-04-07'),
  maxDate: dayjs('2026-04-24'),
  shouldDisableDate: (day: Dayjs) => day.day() === 0,
  defaultValue: dayjs('2026-04-12'),
};

export default function SameLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center', maxWidth: '100%' }}>
        <DateField label="Field" {...delivery} sx={{ width: 280, maxWidth: '100%' }} />
        <MobileDatePicker
          label="Mobile picker"
          {...delivery}
          sx={{ width: 280, maxWidth: '100%' }}
        />
        <Box role="group" aria-label="View">
          <DateCalendar {...delivery} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
