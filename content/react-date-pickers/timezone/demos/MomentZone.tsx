import Stack from '@mui/material/Stack';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment-timezone';

const kickOff = moment.tz('2026-05-08T19:30', 'Africa/Nairobi');

export default function MomentZone() {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimePicker label="Kickoff in Nairobi" defaultValue={kickOff} />
        <DateTimePicker label="The same, in Lima" timezone="America/Lima" defaultValue={kickOff} />
      </Stack>
    </LocalizationProvider>
  );
}
