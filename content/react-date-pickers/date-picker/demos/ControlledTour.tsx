import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const perseids = dayjs('2026-08-12');

export default function ControlledTour() {
  const [night, setNight] = React.useState<Dayjs | null>(dayjs('2026-08-07'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker label="Observing night" value={night} onChange={setNight} />
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={() => setNight(perseids)}>
            Perseids
          </Button>
          <Button onClick={() => setNight(null)}>No night chosen</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
