import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const firstSailing = dayjs('2027-04-01T08:45');

export default function ReferenceMonth() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Departure">
        <DateCalendar value={departure} onChange={setDeparture} referenceDate={firstSailing} />
        <Typography variant="body2" aria-live="polite" sx={{ textAlign: 'center' }}>
          Stored: {departure?.format('YYYY-MM-DD HH:mm') ?? 'nothing yet'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
