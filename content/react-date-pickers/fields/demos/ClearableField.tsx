import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ClearableField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField label="Renewed until" clearable defaultValue={dayjs('2026-07-03')} />
        <DateField
          label="Clear at the start"
          clearable
          clearButtonPosition="start"
          defaultValue={dayjs('2026-07-03')}
          sx={{ '& .clearButton': { opacity: 1 } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
