import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { DatePicker, DateTimePicker, TimePicker } from '@mui/x-date-pickers-pro';
import dayjs from 'dayjs';

const departure = dayjs('2026-05-08T08:45');

export default function ClosingPickers() {
  const [closeOnSelect, setCloseOnSelect] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <FormControlLabel
          label="closeOnSelect"
          control={
            <Switch
              checked={closeOnSelect}
              onChange={(event) => setCloseOnSelect(event.target.checked)}
            />
          }
        />
        <DatePicker label="Day" closeOnSelect={closeOnSelect} defaultValue={departure} />
        <TimePicker
          label="Time"
          ampm={false}
          closeOnSelect={closeOnSelect}
          defaultValue={departure}
        />
        <DateTimePicker
          label="Day and time"
          ampm={false}
          closeOnSelect={closeOnSelect}
          defaultValue={departure}
        />
        <DateRangePicker
          label="Days"
          closeOnSelect={closeOnSelect}
          defaultValue={[departure, departure.add(3, 'day')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
