import * as React from 'react';
import { usePickerContext } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangePickerFieldProps } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { unstable_useSingleInputDateRangeField as useRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';

function BareRangeField(props: DateRangePickerFieldProps) {
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
  } = useRangeField<false, DateRangePickerFieldProps>(props);

  return (
    <div ref={rootRef}>
      <label htmlFor={id}>{label}</label>
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
          style={{ font: 'inherit', padding: 8, width: 240 }}
        />
        <button type="button" aria-label={openPickerAriaLabel} onClick={() => setOpen(true)}>
          …
        </button>
      </div>
    </div>
  );
}

BareRangeField.fieldType = 'single-input';

export default function BareRangeInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Exhibition"
        enableAccessibleFieldDOMStructure={false}
        defaultValue={[dayjs('2026-06-19'), dayjs('2026-09-06')]}
        slots={{ field: BareRangeField }}
      />
    </LocalizationProvider>
  );
}
