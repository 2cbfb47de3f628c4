import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function RangeCalendarStates() {
  const [readOnly, setReadOnly] = React.useState(true);
  const [disabled, setDisabled] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Confirmed charter">
        <Box sx={{ display: 'flex', justifyContent: 'center' }}>
          <FormControlLabel
            label="readOnly"
            control={
              <Checkbox
                checked={readOnly}
                onChange={(event) => setReadOnly(event.target.checked)}
              />
            }
          />
          <FormControlLabel
            label="disabled"
            control={
              <Checkbox
                checked={disabled}
                onChange={(event) => setDisabled(event.target.checked)}
              />
            }
          />
        </Box>
        <DateRangeCalendar
          calendars={1}
          readOnly={readOnly}
          disabled={disabled}
          defaultValue={[dayjs('2026-06-08'), dayjs('2026-06-12')]}
        />
      </Box>
    </LocalizationProvider>
  );
}
