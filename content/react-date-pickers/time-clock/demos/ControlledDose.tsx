import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const HOURS_BETWEEN_DOSES = 8;

export default function ControlledDose() {
  const [first, setFirst] = React.useState<Dayjs | null>(dayjs('2026-05-04T14:30'));
  const doses = [0, 1, 2].map((index) =>
    first?.add(index * HOURS_BETWEEN_DOSES, 'hour').format('HH:mm'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Time of the first dose">
        <TimeClock ampm={false} showViewSwitcher value={first} onChange={setFirst} />
        <Typography variant="body2" align="center" aria-live="polite">
          Three doses: {doses.join(', ')}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
