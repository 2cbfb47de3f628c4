import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function ControlledSlot() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-08-12T20:00'));
  const end = start?.add(40, 'minute');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-labelledby="slot-text" sx={{ width: 240 }}>
        <Typography id="slot-text" gutterBottom aria-live="polite">
          {`Dome open ${start?.format('h:mm A')} to ${end?.format('h:mm A')}`}
        </Typography>
        <DigitalClock
          value={start}
          onChange={setStart}
          timeStep={40}
          minTime={dayjs('2026-08-12T20:00')}
          maxTime={dayjs('2026-08-12T23:00')}
          skipDisabled
        />
      </Box>
    </LocalizationProvider>
  );
}
