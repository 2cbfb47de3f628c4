import * as React from 'react';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangePickerFieldProps } from '@mui/x-date-pickers-pro/DateRangePicker';
import { unstable_useMultiInputRangeField as useMultiInputRangeField } from '@mui/x-date-pickers-pro/hooks';
import type { UseMultiInputRangeFieldTextFieldProps } from '@mui/x-date-pickers-pro/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { useDateRangeManager } from '@mui/x-date-pickers-pro/managers';
import dayjs from 'dayjs';

interface BareInputProps {
  label: string;
  field: UseMultiInputRangeFieldTextFieldProps<false, object>;
}

function BareInput({ label, field }: BareInputProps) {
  const id = React.useId();
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
  } = field;

  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <br />
      <input
        id={id}
        ref={inputRef}
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
        style={{ font: 'inherit', padding: 8, width: 120 }}
      />
    </div>
  );
}

function StartAndEnd(props: DateRangePickerFieldProps) {
  const { triggerRef, rootRef } = usePickerContext();
  const { internalProps } = useSplitFieldProps(props, 'date');
  const { root, startTextField, endTextField } = useMultiInputRangeField({
    manager: useDateRangeManager<false>({ enableAccessibleFieldDOMStructure: false }),
    internalProps: { ...internalProps, enableAccessibleFieldDOMStructure: false },
    rootProps: {},
    startTextFieldProps: {},
    endTextFieldProps: {},
  });

  return (
    <div {...root} ref={rootRef}>
      <div ref={triggerRef} style={{ display: 'flex', gap: 16 }}>
        <BareInput label="Opens" field={startTextField} />
        <BareInput label="Closes" field={endTextField} />
      </div>
    </div>
  );
}

StartAndEnd.fieldType = 'multi-input';

export default function BareStartAndEnd() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2026-06-19'), dayjs('2026-09-06')]}
        slots={{ field: StartAndEnd }}
      />
    </LocalizationProvider>
  );
}
