import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function UntilTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Pickup">
        <TimeClock
          ampm
          maxTime={dayjs('2026-04-20T18:00')}
          defaultValue={dayjs('2026-04-20T16:00')}
        />
      </Box>
    </LocalizationProvider>
  );
}
