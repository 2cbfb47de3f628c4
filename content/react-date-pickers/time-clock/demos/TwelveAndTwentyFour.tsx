import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function TwelveAndTwentyFour() {
  const [ampm, setAmpm] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Evening dose" sx={{ textAlign: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Hour cycle"
          value={ampm}
          onChange={(_event, next: boolean | null) => next !== null && setAmpm(next)}
        >
          <ToggleButton value>12 hours</ToggleButton>
          <ToggleButton value={false}>24 hours</ToggleButton>
        </ToggleButtonGroup>
        <TimeClock ampm={ampm} ampmInClock defaultValue={dayjs('2026-05-04T20:00')} />
      </Box>
    </LocalizationProvider>
  );
}
