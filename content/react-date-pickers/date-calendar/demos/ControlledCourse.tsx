import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function ControlledCourse() {
  const [firing, setFiring] = React.useState<Dayjs | null>(dayjs('2026-03-14'));
  const cool = firing?.add(2, 'day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-labelledby="firing-day">
        <Typography id="firing-day" align="center" aria-live="polite">
          {`Firing ${firing?.format('MMM D')}, kiln cool on ${cool?.format('MMM D')}`}
        </Typography>
        <DateCalendar value={firing} onChange={setFiring} />
      </Box>
    </LocalizationProvider>
  );
}
