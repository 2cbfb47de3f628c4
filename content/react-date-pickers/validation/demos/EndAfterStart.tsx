import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function EndAfterStart() {
  const [order, setOrder] = React.useState<Dayjs | null>(dayjs('2026-04-20'));
  const [pickUp, setPickUp] = React.useState<Dayjs | null>(dayjs('2026-04-21'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker label="Ordered on" value={order} onChange={setOrder} />
        <DatePicker
          label="Picked up on"
          value={pickUp}
          onChange={setPickUp}
          minDate={order?.add(2, 'day')}
          slotProps={{ textField: { helperText: 'At least two days after the order' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
