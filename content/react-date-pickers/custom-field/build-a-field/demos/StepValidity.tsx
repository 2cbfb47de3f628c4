import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

function DueLine(props: DatePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const { value, timezone, label, fieldFormat, setOpen, rootRef, triggerRef } =
    usePickerContext<Dayjs | null>();
  const placeholder = useParsedFormat();
  const { validationError } = useValidation({
    value,
    timezone,
    props: internalProps,
    validator: validateDate,
  });

  return (
    <Stack ref={rootRef} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography color={validationError === null ? 'textPrimary' : 'error'}>
        {label}: {value?.format(fieldFormat) ?? placeholder}
        {validationError === 'maxDate' && ' – too late'}
      </Typography>
      <Button ref={triggerRef} size="small" onClick={() => setOpen(true)}>
        Change
      </Button>
    </Stack>
  );
}

export default function StepValidity() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Atlas due"
          defaultValue={dayjs('2026-07-24')}
          maxDate={dayjs('2026-07-17')}
          slots={{ field: DueLine }}
        />
        <DatePicker label="Novel due" slots={{ field: DueLine }} />
      </Stack>
    </LocalizationProvider>
  );
}
