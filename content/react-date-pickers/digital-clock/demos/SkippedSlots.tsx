import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const takenHours = [5, 15];

export default function SkippedSlots() {
  const [skipDisabled, setSkipDisabled] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Watch" sx={{ width: 180 }}>
        <FormControlLabel
          label="skipDisabled"
          control={
            <Switch
              checked={skipDisabled}
              onChange={(event) => setSkipDisabled(event.target.checked)}
            />
          }
        />
        <DigitalClock
          timeStep={300}
          defaultValue={dayjs('2026-08-12T00:00')}
          shouldDisableTime={(time) => takenHours.includes(dayjs(time).hour())}
          skipDisabled={skipDisabled}
          sx={{
            '& .Mui-disabled': {
              opacity: '1 !important',
              color: 'text.secondary',
              textDecoration: 'line-through',
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
