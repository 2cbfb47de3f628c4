import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

function DueLine() {
  const { value, label, setOpen, rootRef, triggerRef } = usePickerContext<Dayjs | null>();

  return (
    <Stack ref={rootRef} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <span>
        {label}: {value?.format('MM/DD/YYYY') ?? '–'}
      </span>
      <Button ref={triggerRef} size="small" onClick={() => setOpen(true)}>
        Change
      </Button>
    </Stack>
  );
}

export default function StepOpen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Due" defaultValue={dayjs('2026-06-19')} slots={{ field: DueLine }} />
    </LocalizationProvider>
  );
}
