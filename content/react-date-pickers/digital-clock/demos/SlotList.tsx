import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function SlotList() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Telescope slot" sx={{ width: 160 }}>
        <DigitalClock
          defaultValue={dayjs('2026-08-12T21:00')}
          minTime={dayjs('2026-08-12T20:00')}
          maxTime={dayjs('2026-08-12T22:00')}
          skipDisabled
        />
      </Box>
    </LocalizationProvider>
  );
}
