import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const RETURN_DAY = dayjs('2026-06-19');

export default function FieldLooks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField label="Outlined, small" size="small" defaultValue={RETURN_DAY} />
        <DateField label="Filled" variant="filled" defaultValue={RETURN_DAY} />
        <DateField
          label="Standard, required"
          variant="standard"
          required
          defaultValue={RETURN_DAY}
        />
        <DateField
          label="With help"
          helperText="On your receipt"
          color="secondary"
          defaultValue={RETURN_DAY}
        />
      </Stack>
    </LocalizationProvider>
  );
}
