import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const returnDay = dayjs('2026-06-19');

export default function FieldLooks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField label="Outlined, small" size="small" defaultValue={returnDay} />
        <DateField label="Filled" variant="filled" defaultValue={returnDay} />
        <DateField
          label="Standard, required"
          variant="standard"
          required
          defaultValue={returnDay}
        />
        <DateField
          label="With helper text"
          helperText="On your receipt"
          color="secondary"
          defaultValue={returnDay}
        />
      </Stack>
    </LocalizationProvider>
  );
}
