import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const checkUp = dayjs('2026-06-19T09:40');

export default function OwnIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Check-up date"
          defaultValue={checkUp}
          slots={{ openPickerIcon: EventAvailableIcon }}
        />
        <TimePicker label="Time" defaultValue={checkUp} slots={{ openPickerIcon: ScheduleIcon }} />
      </Stack>
    </LocalizationProvider>
  );
}
