import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

function OpeningTextField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, timezone, label, fieldFormat, setOpen, triggerRef, rootRef } =
    usePickerContext<Dayjs | null>();
  const placeholder = useParsedFormat();
  const { hasValidationError } = useValidation({
    value,
    timezone,
    props: internalProps,
    validator: validateDate,
  });

  return (
    <TextField
      ref={rootRef}
      id={forwardedProps.id}
      label={label}
      value={value?.format(fieldFormat) ?? ''}
      placeholder={placeholder}
      error={hasValidationError}
      fullWidth
      onClick={() => setOpen(true)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        // Focus moves into the view, where the same key press would choose a day.
        event.preventDefault();
        setOpen(true);
      }}
      slotProps={{
        htmlInput: { 'aria-haspopup': 'dialog' },
        input: {
          ref: triggerRef,
          readOnly: true,
          endAdornment: (
            <InputAdornment position="end">
              <CalendarIcon />
            </InputAdornment>
          ),
          sx: { '&, & input': { cursor: 'pointer' } },
        },
      }}
    />
  );
}

export default function TextThatOpens() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Due"
          defaultValue={dayjs('2026-06-19')}
          slots={{ field: OpeningTextField }}
        />
      </div>
    </LocalizationProvider>
  );
}
