import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function ControlledLoan() {
  const [lent, setLent] = React.useState<Dayjs | null>(dayjs('2026-05-22'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField label="Checked out on" value={lent} onChange={setLent} />
        <Typography variant="body2" aria-live="polite">
          {lent?.isValid()
            ? `Due four weeks later, ${lent.add(28, 'day').format('MMMM D, YYYY')}`
            : 'Due date unknown'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
