import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function DoseClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Time of the first dose">
        <TimeClock ampmInClock showViewSwitcher defaultValue={dayjs('2026-05-04T08:30')} />
      </Box>
    </LocalizationProvider>
  );
}
