import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import dayjs from 'dayjs';

const delivery = dayjs('2026-04-17T06:15');

export default function TimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DesktopTimePicker label="Desktop" defaultValue={delivery} />
        <MobileTimePicker label="Mobile" defaultValue={delivery} />
        <Box role="group" aria-label="Static" sx={{ alignSelf: 'center' }}>
          <StaticTimePicker defaultValue={delivery} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
