import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

const launch = dayjs('2026-08-12T05:45');

export default function DateTimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DesktopDateTimePicker label="Desktop" defaultValue={launch} />
        <MobileDateTimePicker label="Mobile" defaultValue={launch} />
        <Box role="group" aria-label="Static" sx={{ alignSelf: 'center' }}>
          <StaticDateTimePicker ampmInClock defaultValue={launch} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
