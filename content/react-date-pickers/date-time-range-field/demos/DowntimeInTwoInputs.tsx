import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const initialDowntime: DateRange<Dayjs> = [dayjs('2026-02-11T22:40'), dayjs('2026-02-12T03:05')];
const FORMAT = 'MM/DD HH:mm';

export default function DowntimeInTwoInputs() {
  const [downtime, setDowntime] = React.useState(initialDowntime);
  const [stopped, restarted] = downtime;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <MultiInputDateTimeRangeField
          format={FORMAT}
          defaultValue={initialDowntime}
          slotProps={{
            textField: ({ position }) => ({
              id: `downtime-${position}`,
              label: position === 'start' ? 'Stopped' : 'Restarted',
            }),
          }}
        />
        <MultiInputDateTimeRangeField
          format={FORMAT}
          value={downtime}
          onChange={setDowntime}
          slotProps={{
            textField: ({ position }) => ({
              id: `controlled-downtime-${position}`,
              label: position === 'start' ? 'Stop, controlled' : 'Restart, controlled',
            }),
          }}
        />
        <Typography variant="body2" aria-live="polite">
          {stopped?.isValid() && restarted?.isValid()
            ? `The press was down for ${restarted.diff(stopped, 'minute')} minutes.`
            : 'Enter both times.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
