import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import dayjs from 'dayjs';

export default function LandscapeClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Delivery" sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticTimePicker orientation="landscape" defaultValue={dayjs('2026-04-17T06:15')} />
      </Box>
    </LocalizationProvider>
  );
}
