import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersTextField } from '@mui/x-date-pickers/PickersTextField';
import type { PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import dayjs from 'dayjs';

function BorrowerTextField(props: PickersTextFieldProps) {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar
        aria-hidden
        sx={{
          bgcolor: props.error ? 'error.main' : 'primary.main',
          color: props.error ? 'error.contrastText' : 'primary.contrastText',
        }}
      >
        IN
      </Avatar>
      <PickersTextField {...props} size="small" />
    </Stack>
  );
}

export default function WrappedTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Ines brings it back on"
        defaultValue={dayjs('2026-06-19')}
        maxDate={dayjs('2026-06-30')}
        slots={{ textField: BorrowerTextField }}
      />
    </LocalizationProvider>
  );
}
