import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const firstDay = dayjs('2027-05-01');
const lastDay = dayjs('2027-09-30');
const opening = dayjs('2027-05-01T09:00');
const lastStart = dayjs('2027-05-01T16:00');

function isMonday(day: Dayjs) {
  return day.day() === 1;
}

export default function DayAndTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        spacing={2}
        sx={{ width: 300, maxWidth: '100%', alignItems: 'flex-start' }}
      >
        <DatePicker
          label="Day"
          minDate={firstDay}
          maxDate={lastDay}
          shouldDisableDate={isMonday}
          slotProps={{ textField: { fullWidth: true } }}
        />
        <TimePicker
          label="Start"
          minTime={opening}
          maxTime={lastStart}
          minutesStep={30}
          skipDisabled
          referenceDate={opening}
          slotProps={{ textField: { fullWidth: true } }}
        />
        <Button type="submit" variant="contained">
          Book a kayak
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
