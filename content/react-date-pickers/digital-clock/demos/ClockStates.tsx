import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const night = {
  timeStep: 240,
  minTime: dayjs('2026-08-12T04:00'),
  skipDisabled: true,
  defaultValue: dayjs('2026-08-12T20:00'),
};

export default function ClockStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2}>
        <Box role="group" aria-label="Read-only slot" sx={{ width: 140 }}>
          <DigitalClock {...night} readOnly />
        </Box>
        <Box role="group" aria-label="Disabled slot" sx={{ width: 140 }}>
          <DigitalClock
            {...night}
            disabled
            slotProps={{ digitalClockItem: { 'aria-disabled': true } }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
