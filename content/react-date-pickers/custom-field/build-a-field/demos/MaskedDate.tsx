import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import {
  useParsedFormat,
  usePickerAdapter,
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

/** Puts digits where the format has letters: `0619` and `MM/DD/YYYY` make `06/19`. */
function fillMask(text: string, format: string) {
  const digits = [...text.replace(/\D/g, '')];
  let filled = '';
  for (const sign of format) {
    if (digits.length === 0) break;
    filled += /[a-z]/i.test(sign) ? (digits.shift() ?? '') : sign;
  }
  return filled;
}

function MaskedField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, setValue, timezone, label, fieldFormat, setOpen, triggerRef, rootRef } =
    usePickerContext<Dayjs | null>();
  const adapter = usePickerAdapter();
  // The locale's format is an abbreviation, such as `L`.
  const format = adapter.expandFormat(fieldFormat);
  const placeholder = useParsedFormat();
  const { hasValidationError } = useValidation({
    value,
    timezone,
    props: internalProps,
    validator: validateDate,
  });
  const [shown, setShown] = React.useState({ value, text: value?.format(format) ?? '' });

  // The value has come from the calendar, or from outside.
  if (value !== shown.value) {
    const isUnfinished = value !== null && !value.isValid();
    setShown({ value, text: isUnfinished ? shown.text : (value?.format(format) ?? '') });
  }

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const text = fillMask(event.target.value, format);
    const day: Dayjs | null = adapter.parse(text, format);
    setShown({ value: day, text });
    setValue(day, { shouldClose: false, source: 'field' });
  };

  return (
    <TextField
      ref={rootRef}
      id={forwardedProps.id}
      label={label}
      value={shown.text}
      onChange={handleChange}
      placeholder={placeholder}
      error={hasValidationError}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: {
          ref: triggerRef,
          endAdornment: (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label="Choose a day" onClick={() => setOpen(true)}>
                <CalendarIcon />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

export default function MaskedDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Due" defaultValue={dayjs('2026-06-19')} slots={{ field: MaskedField }} />
    </LocalizationProvider>
  );
}
