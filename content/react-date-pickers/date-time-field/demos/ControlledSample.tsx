import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const HOURS_TO_KEEP = 36;

export default function ControlledSample() {
  const [taken, setTaken] = React.useState<Dayjs | null>(dayjs('2026-04-21T07:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateTimeField label="Uncontrolled" defaultValue={dayjs('2026-04-21T07:45')} />
        <DateTimeField label="Controlled" value={taken} onChange={setTaken} />
        <Typography variant="body2" aria-live="polite">
          {taken?.isValid()
            ? `Use it until ${taken.add(HOURS_TO_KEEP, 'hour').format('MMM D, hh:mm A')}.`
            : 'Enter when the sample was taken.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
