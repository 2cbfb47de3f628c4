import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
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

export default function ValuesInState() {
  const [name, setName] = React.useState('');
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [start, setStart] = React.useState<Dayjs | null>(null);
  const summary =
    name && day?.isValid() && start?.isValid()
      ? `${name}, ${day.format('MMMM D')} at ${start.format('h:mm A')}`
      : 'The booking is not complete.';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        spacing={2}
        sx={{ width: 300, maxWidth: '100%', alignItems: 'flex-start' }}
      >
        <TextField
          label="Name"
          fullWidth
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <DatePicker
          label="Day"
          value={day}
          onChange={setDay}
          minDate={firstDay}
          maxDate={lastDay}
          shouldDisableDate={isMonday}
          slotProps={{ textField: { fullWidth: true } }}
        />
        <TimePicker
          label="Start"
          value={start}
          onChange={setStart}
          minTime={opening}
          maxTime={lastStart}
          minutesStep={30}
          skipDisabled
          referenceDate={opening}
          slotProps={{ textField: { fullWidth: true } }}
        />
        <Typography>{summary}</Typography>
        <Button type="submit" variant="contained">
          Book a kayak
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
