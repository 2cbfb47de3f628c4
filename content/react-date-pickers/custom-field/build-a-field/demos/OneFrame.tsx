import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import type { PickersSectionListProps } from '@mui/x-date-pickers/PickersSectionList';
import { unstable_useTimeField as useTimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimePickerFieldProps } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

interface Field extends PickersSectionListProps {
  error: boolean;
  openPickerAriaLabel: string;
}

function Frame({ id, field }: { id: string | undefined; field: Field }) {
  const ownId = React.useId();
  const labelId = `${id ?? ownId}-label`;
  const { label, setOpen, triggerRef, rootRef } = usePickerContext();

  return (
    <Box ref={rootRef} role="group" aria-labelledby={labelId}>
      <Box
        ref={triggerRef}
        sx={{
          display: 'flex',
          gap: 2,
          px: 2,
          py: 1,
          borderRadius: 4,
          bgcolor: 'action.hover',
          color: field.error ? 'error.main' : 'text.primary',
        }}
      >
        <Box id={labelId} sx={{ flex: 1, color: 'text.secondary' }}>
          {label}
        </Box>
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

function FramedDate(props: DatePickerFieldProps) {
  return <Frame id={props.id} field={useDateField<true, DatePickerFieldProps>(props)} />;
}

function FramedTime(props: TimePickerFieldProps) {
  return <Frame id={props.id} field={useTimeField<true, TimePickerFieldProps>(props)} />;
}

const reading = dayjs('2026-06-19T19:30');

export default function OneFrame() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DatePicker label="Reading date" defaultValue={reading} slots={{ field: FramedDate }} />
        <TimePicker label="Starts at" defaultValue={reading} slots={{ field: FramedTime }} />
      </Stack>
    </LocalizationProvider>
  );
}
