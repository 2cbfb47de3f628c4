import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const initialVisa: DateRange<Dayjs> = [dayjs('2026-03-02'), dayjs('2026-05-30')];

export default function VisaInOneInput() {
  const [visa, setVisa] = React.useState(initialVisa);
  const [from, until] = visa;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <SingleInputDateRangeField label="Uncontrolled" defaultValue={initialVisa} />
        <SingleInputDateRangeField label="Controlled" value={visa} onChange={setVisa} />
        <Typography variant="body2" aria-live="polite">
          {from?.isValid() && until?.isValid()
            ? `Days of validity: ${until.diff(from, 'day') + 1}`
            : 'Enter both days.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
