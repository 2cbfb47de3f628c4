import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function TimeClockStates() {
  const [readOnly, setReadOnly] = React.useState(true);
  const [disabled, setDisabled] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Prescribed time">
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
        <TimeClock
          ampm={false}
          readOnly={readOnly}
          disabled={disabled}
          defaultValue={dayjs('2026-05-04T20:30')}
        />
      </Box>
    </LocalizationProvider>
  );
}
