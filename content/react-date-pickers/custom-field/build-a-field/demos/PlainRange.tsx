import Box from '@mui/material/Box';
import {
  Unstable_PickersSectionList as PickersSectionList,
  usePickerContext,
} from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangePickerFieldProps } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { unstable_useSingleInputDateRangeField as useRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';

function PlainRangeField(props: DateRangePickerFieldProps) {
  const { label, setOpen, triggerRef, rootRef } = usePickerContext();
  const field = useRangeField<true, DateRangePickerFieldProps>(props);

  return (
    <Box ref={rootRef} component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'body2', mb: 0.5 }}>
        {label}
      </Box>
      <Box
        ref={triggerRef}
        sx={{
          display: 'flex',
          gap: 2,
          px: 2,
          py: 1,
          borderBottom: 2,
          borderColor: field.error ? 'error.main' : 'primary.main',
        }}
      >
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
        <button type="button" aria-label={field.openPickerAriaLabel} onClick={() => setOpen(true)}>
          …
        </button>
      </Box>
    </Box>
  );
}

PlainRangeField.fieldType = 'single-input';

export default function PlainRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Exhibition"
        defaultValue={[dayjs('2026-06-19'), dayjs('2026-09-06')]}
        slots={{ field: PlainRangeField }}
      />
    </LocalizationProvider>
  );
}
