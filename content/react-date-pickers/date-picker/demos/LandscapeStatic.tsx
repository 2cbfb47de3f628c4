import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function LandscapeStatic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Dome tour" sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker orientation="landscape" defaultValue={dayjs('2026-08-12')} />
      </Box>
    </LocalizationProvider>
  );
}
