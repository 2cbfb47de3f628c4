import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const firstDay = dayjs('2027-05-01');
const lastDay = dayjs('2027-09-30');

function isMonday(day: Dayjs) {
  return day.day() === 1;
}

export default function OpenDays() {
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
        <Button type="submit" variant="contained">
          Book a kayak
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
