import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function ControlledTide() {
  const [high, setHigh] = React.useState<Dayjs | null>(dayjs('2026-05-08T15:42'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimeField label="High water" value={high} onChange={setHigh} />
        <TimeField
          label="Low water, six hours later"
          readOnly
          value={high?.add(372, 'minute') ?? null}
        />
      </Stack>
    </LocalizationProvider>
  );
}
