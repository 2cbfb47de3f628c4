import Button from '@mui/material/Button';
import type { IconButtonProps } from '@mui/material/IconButton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

function ChooseButton({ onClick, disabled }: IconButtonProps) {
  return (
    <Button size="small" aria-haspopup="dialog" onClick={onClick} disabled={disabled}>
      Choose
    </Button>
  );
}

export default function ButtonWithText() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Check-up date"
        defaultValue={dayjs('2026-06-19')}
        slots={{ openPickerButton: ChooseButton }}
        sx={{ width: 280, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
