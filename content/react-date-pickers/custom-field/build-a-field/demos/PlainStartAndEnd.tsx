import Box from '@mui/material/Box';
import {
  Unstable_PickersSectionList as PickersSectionList,
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers-pro';
import type { PickersSectionListProps } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangePickerFieldProps } from '@mui/x-date-pickers-pro/DateRangePicker';
import { unstable_useMultiInputRangeField as useMultiInputRangeField } from '@mui/x-date-pickers-pro/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { useDateRangeManager } from '@mui/x-date-pickers-pro/managers';
import dayjs from 'dayjs';

interface PlainInputProps {
  label: string;
  field: PickersSectionListProps & { error: boolean; focused: boolean };
}

function PlainInput({ label, field }: PlainInputProps) {
  const color = field.focused ? 'primary.main' : 'text.secondary';

  return (
    <Box role="group" aria-label={label} sx={{ flex: 1, minWidth: 0 }}>
      <Box aria-hidden sx={{ typography: 'body2', mb: 0.5 }}>
        {label}
      </Box>
      <Box sx={{ py: 1, borderBottom: 2, borderColor: field.error ? 'error.main' : color }}>
        <PickersSectionList
          elements={field.elements}
          sectionListRef={field.sectionListRef}
          contentEditable={field.contentEditable}
          tabIndex={field.tabIndex}
          onFocus={field.onFocus}
          onBlur={field.onBlur}
          onClick={field.onClick}
          onMouseDown={field.onMouseDown}
          onKeyDown={field.onKeyDown}
          onInput={field.onInput}
          onPaste={field.onPaste}
        />
      </Box>
    </Box>
  );
}

function StartAndEnd(props: DateRangePickerFieldProps) {
  const { triggerRef, rootRef } = usePickerContext();
  const { internalProps } = useSplitFieldProps(props, 'date');
  const { root, startTextField, endTextField } = useMultiInputRangeField({
    manager: useDateRangeManager(),
    internalProps,
    rootProps: {},
    startTextFieldProps: {},
    endTextFieldProps: {},
  });

  return (
    <Box {...root} ref={rootRef} sx={{ width: 400, maxWidth: '100%' }}>
      <Box ref={triggerRef} sx={{ display: 'flex', gap: 3 }}>
        <PlainInput label="Opens" field={startTextField} />
        <PlainInput label="Closes" field={endTextField} />
      </Box>
    </Box>
  );
}

StartAndEnd.fieldType = 'multi-input';

export default function PlainStartAndEnd() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2026-06-19'), dayjs('2026-09-06')]}
        slots={{ field: StartAndEnd }}
      />
    </LocalizationProvider>
  );
}
