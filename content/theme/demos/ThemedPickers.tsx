import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function ThemedPickers() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-06-18T09:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1.5} sx={{ width: 280, maxWidth: '100%', px: 1 }}>
        <DatePicker label="Pickup" value={day} onChange={setDay} sx={{ pt: 1 }} />
        <TimePicker label="Time" value={day} onChange={setDay} sx={{ pt: 1 }} />
        <DateCalendar
          aria-label="Day"
          value={day}
          onChange={setDay}
          sx={{ width: 280, maxWidth: 'none', mx: -1, height: 316 }}
        />
        <FormControlLabel control={<Switch defaultChecked />} label="Deliver to my door" />
        <Button variant="contained" disabled={day === null}>
          Book this day
        </Button>
        <Button disabled={day === null} onClick={() => setDay(null)}>
          Clear
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
