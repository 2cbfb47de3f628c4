import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const night = dayjs('2026-08-12');

export default function FourVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DesktopDatePicker label="Desktop" defaultValue={night} />
        <MobileDatePicker label="Mobile" defaultValue={night} />
        <Box role="group" aria-label="Static" sx={{ alignSelf: 'center' }}>
          <StaticDatePicker defaultValue={night} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
