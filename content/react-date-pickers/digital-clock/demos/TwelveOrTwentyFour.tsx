import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const night = {
  minTime: dayjs('2026-08-12T20:00'),
  maxTime: dayjs('2026-08-12T22:00'),
  defaultValue: dayjs('2026-08-12T21:00'),
  skipDisabled: true,
};

export default function TwelveOrTwentyFour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2}>
        <Box role="group" aria-label="Twelve hours" sx={{ width: 140 }}>
          <DigitalClock {...night} ampm />
        </Box>
        <Box role="group" aria-label="Twenty-four hours" sx={{ width: 140 }}>
          <DigitalClock {...night} ampm={false} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
