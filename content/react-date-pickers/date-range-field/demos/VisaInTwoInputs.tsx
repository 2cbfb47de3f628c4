import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const initialVisa: DateRange<Dayjs> = [dayjs('2026-03-02'), dayjs('2026-05-30')];
const labels = { start: 'Valid from', end: 'Valid until' };

export default function VisaInTwoInputs() {
  const [visa, setVisa] = React.useState(initialVisa);
  const [from, until] = visa;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <MultiInputDateRangeField
          defaultValue={initialVisa}
          slotProps={{
            textField: ({ position }) => ({ id: `visa-${position}`, label: labels[position] }),
          }}
        />
        <MultiInputDateRangeField
          value={visa}
          onChange={setVisa}
          slotProps={{
            textField: ({ position }) => ({
              id: `controlled-visa-${position}`,
              label: position === 'start' ? 'From, controlled' : 'Until, controlled',
            }),
          }}
        />
        <Typography variant="body2" aria-live="polite">
          {from?.isValid() && until?.isValid()
            ? `Days of validity: ${until.diff(from, 'day') + 1}`
            : 'Enter both days.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
