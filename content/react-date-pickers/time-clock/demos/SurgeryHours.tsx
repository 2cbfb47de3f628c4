import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function SurgeryHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Appointment time">
        <TimeClock
          ampm={false}
          showViewSwitcher
          minTime={dayjs('2026-05-04T08:00')}
          maxTime={dayjs('2026-05-04T17:45')}
          minutesStep={15}
          shouldDisableTime={(time, view) => view === 'hours' && dayjs(time).hour() === 12}
          defaultValue={dayjs('2026-05-04T14:15')}
        />
      </Box>
    </LocalizationProvider>
  );
}
