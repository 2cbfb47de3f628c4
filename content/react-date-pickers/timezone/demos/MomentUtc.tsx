import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment';
import type { Moment } from 'moment';

export default function MomentUtc() {
  const [sample, setSample] = React.useState<Moment | null>(moment.utc('2026-05-08T06:15:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="en">
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimePicker
          label="Water sample, UTC"
          ampm={false}
          value={sample}
          onChange={setSample}
        />
        <Typography variant="body2" aria-live="polite">
          Stored: {sample?.isValid() ? sample.format() : 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
