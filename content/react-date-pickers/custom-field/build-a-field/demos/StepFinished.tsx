import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

/** What a picker passes besides the limits. Neither may reach a DOM element. */
interface DueLineProps extends DatePickerFieldProps {
  slots?: object;
  slotProps?: object;
  inputRef?: React.Ref<HTMLInputElement>;
}

function DueLine(props: DueLineProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const ownId = React.useId();
  const { id = ownId, slots, slotProps, inputRef, ...other } = forwardedProps;
  const { value, timezone, fieldFormat, label, name, open, setOpen, ...picker } =
    usePickerContext<Dayjs | null>();
  const { rootRef, rootClassName, triggerRef, triggerStatus } = picker;
  const placeholder = useParsedFormat();
  const { validationError } = useValidation({
    value,
    timezone,
    props: internalProps,
    validator: validateDate,
  });

  return (
    <Stack
      {...other}
      ref={rootRef}
      className={rootClassName}
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center' }}
    >
      <Typography color={validationError === null ? 'textPrimary' : 'error'}>
        <span id={`${id}-label`}>{label}</span>: {value?.format(fieldFormat) ?? placeholder}
      </Typography>
      <input type="hidden" name={name} value={value?.format('YYYY-MM-DD') ?? ''} />
      {triggerStatus !== 'hidden' && (
        <Button
          ref={triggerRef}
          size="small"
          disabled={triggerStatus === 'disabled'}
          aria-haspopup="dialog"
          aria-expanded={open}
          id={`${id}-button`}
          aria-labelledby={`${id}-button ${id}-label`}
          onClick={() => setOpen(true)}
        >
          Change
        </Button>
      )}
    </Stack>
  );
}

export default function StepFinished() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Atlas due"
          name="atlas"
          defaultValue={dayjs('2026-06-19')}
          slots={{ field: DueLine }}
          slotProps={{ field: { title: 'Shelf 4, upper row' } }}
        />
        <DatePicker
          label="Novel due"
          name="novel"
          disabled
          defaultValue={dayjs('2026-06-26')}
          slots={{ field: DueLine }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
