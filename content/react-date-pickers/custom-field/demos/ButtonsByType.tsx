import type * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import type { DateTimePickerFieldProps } from '@mui/x-date-pickers/DateTimePicker';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimePickerFieldProps } from '@mui/x-date-pickers/TimePicker';
import { useValidation, validateDateTime, validateTime } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

interface OpeningButtonProps {
  isInvalid: boolean;
  children: React.ReactNode;
}

function OpeningButton({ isInvalid, children }: OpeningButtonProps) {
  const { label, open, setOpen, disabled, triggerRef, rootRef } = usePickerContext();

  return (
    <div ref={rootRef}>
      <Button
        ref={triggerRef}
        fullWidth
        variant="outlined"
        color={isInvalid ? 'error' : 'primary'}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {label}: {children}
      </Button>
    </div>
  );
}

function TimeButton(props: TimePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'time');
  const { value, timezone } = usePickerContext<Dayjs | null>();
  const { hasValidationError } = useValidation({
    value,
    timezone,
    props: internalProps,
    validator: validateTime,
  });

  return (
    <OpeningButton isInvalid={hasValidationError}>
      {value?.format('h:mm A') ?? 'choose a time'}
    </OpeningButton>
  );
}

function DateTimeButton(props: DateTimePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date-time');
  const { value, timezone } = usePickerContext<Dayjs | null>();
  const { hasValidationError } = useValidation({
    value,
    timezone,
    props: internalProps,
    validator: validateDateTime,
  });

  return (
    <OpeningButton isInvalid={hasValidationError}>
      {value?.format('MMM D, h:mm A') ?? 'choose'}
    </OpeningButton>
  );
}

const SEAT = dayjs('2026-06-19T20:30');
const CLOSING = dayjs('2026-06-19T20:00');

export default function ButtonsByType() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <TimePicker
          label="Guided tour"
          defaultValue={SEAT.hour(11)}
          maxTime={CLOSING}
          slots={{ field: TimeButton }}
        />
        <DateTimePicker
          label="Seat until"
          defaultValue={SEAT}
          maxTime={CLOSING}
          slots={{ field: DateTimeButton }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
