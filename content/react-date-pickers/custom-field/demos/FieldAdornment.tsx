import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const due = dayjs('2026-06-19');

export default function FieldAdornment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Reserved"
          defaultValue={due}
          slotProps={{
            textField: {
              InputProps: {
                startAdornment: <InputAdornment position="start">until</InputAdornment>,
              },
            },
          }}
        />
        <DatePicker
          label="Picked up"
          defaultValue={due}
          slotProps={{
            field: { openPickerButtonPosition: 'start' },
            textField: {
              InputProps: {
                endAdornment: <InputAdornment position="end">5 PM</InputAdornment>,
              },
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
