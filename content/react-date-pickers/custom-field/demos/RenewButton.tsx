import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import type { DateFieldProps } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { useIsValidValue, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

function RenewableField(props: DateFieldProps) {
  const { value, setValue } = usePickerContext<Dayjs | null>();
  const isValid = useIsValidValue<Dayjs | null>();
  const renewed = value?.add(4, 'week') ?? null;

  return (
    <Stack spacing={1} sx={{ width: 280, maxWidth: '100%', alignItems: 'flex-start' }}>
      <DateField {...props} fullWidth />
      <Button
        size="small"
        disabled={renewed === null || !isValid(renewed)}
        onClick={() => setValue(renewed)}
      >
        Renew for four weeks
      </Button>
    </Stack>
  );
}

export default function RenewButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Due"
        defaultValue={dayjs('2026-06-19')}
        maxDate={dayjs('2026-08-14')}
        slots={{ field: RenewableField }}
      />
    </LocalizationProvider>
  );
}
