import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function CalendarStates() {
  const [readOnly, setReadOnly] = React.useState(true);
  const [disabled, setDisabled] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box>
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
        <Box role="group" aria-label="Course day">
          <DateCalendar
            readOnly={readOnly}
            disabled={disabled}
            defaultValue={dayjs('2026-03-14')}
          />
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
