import Stack from '@mui/material/Stack';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

const departure = DateTime.fromISO('2026-05-08T10:30:00Z', { zone: 'UTC' });

export default function FixedOffsets() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        {['UTC', 'UTC-3', 'UTC+5:30'].map((zone) => (
          <DateTimePicker
            key={zone}
            label={`Ship's clock at ${zone}`}
            timezone={zone}
            ampm={false}
            defaultValue={departure}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
