import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function ReferenceTime() {
  const [alarm, setAlarm] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimeField
          label="Wake-up call"
          value={alarm}
          onChange={setAlarm}
          referenceDate={dayjs('2026-05-09')}
        />
        <Typography variant="body2" aria-live="polite">
          Stored: {alarm?.isValid() ? alarm.format('YYYY-MM-DD HH:mm') : 'nothing yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
