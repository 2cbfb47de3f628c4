import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const ISO = 'YYYY-MM-DD';

function BrowserField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, setValue, timezone, label, name, setOpen, triggerRef, rootRef } =
    usePickerContext<Dayjs | null>();
  const { hasValidationError } = useValidation({
    value,
    timezone,
    props: internalProps,
    validator: validateDate,
  });

  return (
    <Stack ref={rootRef} direction="row" spacing={1}>
      <TextField
        type="date"
        id={forwardedProps.id}
        label={label}
        name={name}
        value={value?.isValid() ? value.format(ISO) : ''}
        error={hasValidationError}
        onChange={({ target }) => {
          const day = target.value === '' ? null : dayjs(target.value, ISO);
          setValue(day, { shouldClose: false, source: 'field' });
        }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            min: dayjs(internalProps.minDate).format(ISO),
            max: dayjs(internalProps.maxDate).format(ISO),
          },
        }}
      />
      <Button ref={triggerRef} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Calendar
      </Button>
    </Stack>
  );
}

export default function NativeInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Due"
        name="due"
        defaultValue={dayjs('2026-06-19')}
        minDate={dayjs('2026-06-01')}
        maxDate={dayjs('2026-07-31')}
        slots={{ field: BrowserField }}
      />
    </LocalizationProvider>
  );
}
