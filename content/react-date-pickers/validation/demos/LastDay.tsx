import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const last = dayjs('2026-04-24');

export default function LastDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField
          label="On the last day"
          maxDate={last}
          defaultValue={dayjs('2026-04-24T20:00')}
        />
        <DateField label="The day after" maxDate={last} defaultValue={dayjs('2026-04-25')} />
      </Stack>
    </LocalizationProvider>
  );
}
