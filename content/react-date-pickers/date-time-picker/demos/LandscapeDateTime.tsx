import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

export default function LandscapeDateTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Weather balloon" sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateTimePicker orientation="landscape" defaultValue={dayjs('2026-08-12T05:45')} />
      </Box>
    </LocalizationProvider>
  );
}
