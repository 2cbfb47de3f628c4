import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function Curtain() {
  const [opening, setOpening] = React.useState<Dayjs | null>(dayjs('2026-06-24T19:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        role="group"
        aria-label="Opening night"
        sx={{ width: 280, maxWidth: '100%', alignItems: 'center' }}
      >
        <DateCalendar value={opening} onChange={setOpening} sx={{ width: 280, height: 316 }} />
        <TimeClock
          value={opening}
          onChange={setOpening}
          ampm={false}
          views={['hours']}
          showViewSwitcher={false}
          sx={{ width: 280 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
