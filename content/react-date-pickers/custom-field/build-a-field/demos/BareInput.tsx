import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

function BareField(props: DatePickerFieldProps) {
  const id = React.useId();
  const { label, name, setOpen, triggerRef, rootRef } = usePickerContext();
  const {
    inputRef,
    value,
    placeholder,
    inputMode,
    autoComplete,
    disabled,
    readOnly,
    error,
    onChange,
    onClick,
    onFocus,
    onBlur,
    onKeyDown,
    onPaste,
    openPickerAriaLabel,
  } = useDateField<false, DatePickerFieldProps>(props);

  return (
    <div ref={rootRef}>
      <label id={props.id && `${props.id}-label`} htmlFor={id}>
        {label}
      </label>
      <div ref={triggerRef} style={{ display: 'flex', gap: 8 }}>
        <input
          id={id}
          ref={inputRef}
          name={name}
          value={value}
          placeholder={placeholder}
          inputMode={inputMode}
          autoComplete={autoComplete}
          disabled={disabled}
          readOnly={readOnly}
          aria-invalid={error}
          onChange={onChange}
          onClick={onClick}
          onFocus={onFocus}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          style={{ font: 'inherit', padding: 8, width: 160 }}
        />
        <button type="button" aria-label={openPickerAriaLabel} onClick={() => setOpen(true)}>
          …
        </button>
      </div>
    </div>
  );
}

export default function BareInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Due"
        enableAccessibleFieldDOMStructure={false}
        defaultValue={dayjs('2026-06-19')}
        slots={{ field: BareField }}
      />
    </LocalizationProvider>
  );
}
