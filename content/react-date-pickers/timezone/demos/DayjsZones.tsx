import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const places = ['UTC', 'America/New_York', 'Asia/Tokyo'];

export default function DayjsZones() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs.utc('2026-05-08T15:00:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        {places.map((place) => (
          <DateTimePicker
            key={place}
            label={place}
            timezone={place}
            value={start}
            onChange={setStart}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
