import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import dayjs from 'dayjs';

function PlainField(props: DatePickerFieldProps) {
  const { label, setOpen, triggerRef, rootRef } = usePickerContext();
  const field = useDateField<true, DatePickerFieldProps>(props);

  return (
    <Box ref={rootRef} component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box
        id={props.id && `${props.id}-label`}
        component="legend"
        sx={{ typography: 'body2', mb: 0.5 }}
      >
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

export default function PlainSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Due" defaultValue={dayjs('2026-06-19')} slots={{ field: PlainField }} />
    </LocalizationProvider>
  );
}
