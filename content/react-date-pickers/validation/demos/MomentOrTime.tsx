import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const mondayAtSeven = dayjs('2026-04-20T07:00');
const tuesdayAtSix = dayjs('2026-04-21T06:00');

export default function MomentOrTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimePicker
          label="Compare times of day"
          minTime={mondayAtSeven}
          defaultValue={tuesdayAtSix}
        />
        <TimePicker
          label="Compare moments"
          minTime={mondayAtSeven}
          disableIgnoringDatePartForTimeValidation
          defaultValue={tuesdayAtSix}
        />
      </Stack>
    </LocalizationProvider>
  );
}
