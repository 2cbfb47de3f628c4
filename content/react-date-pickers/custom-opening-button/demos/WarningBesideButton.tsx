import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import InputAdornment from '@mui/material/InputAdornment';
import type { InputAdornmentProps } from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { useIsValidValue, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

function AdornmentWithWarning({ children, ...props }: InputAdornmentProps) {
  const { value } = usePickerContext();
  const isValid = useIsValidValue()(value);

  return (
    <InputAdornment {...props}>
      {!isValid && <ErrorOutlineIcon color="error" titleAccess="This day cannot be chosen" />}
      {children}
    </InputAdornment>
  );
}

export default function WarningBesideButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Check-up date"
        defaultValue={dayjs('2026-06-20')}
        shouldDisableDate={(day) => [0, 6].includes(dayjs(day).day())}
        slots={{ inputAdornment: AdornmentWithWarning }}
        slotProps={{ textField: { helperText: 'Monday to Friday' } }}
        sx={{ width: 280, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
