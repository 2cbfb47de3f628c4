import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { usePickerContext, useSplitFieldProps, useValidation } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangePickerFieldProps } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateTimeRangePickerFieldProps } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { validateDateRange, validateDateTimeRange } from '@mui/x-date-pickers-pro/validation';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

interface RangeButtonProps {
  format: string;
  isInvalid: boolean;
}

function RangeButton({ format, isInvalid }: RangeButtonProps) {
  const { value, label, open, setOpen, disabled, triggerRef, rootRef } =
    usePickerContext<DateRange<Dayjs>>();

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
        {label}: {value.map((day) => day?.format(format) ?? '?').join(' – ')}
      </Button>
    </div>
  );
}

function LoanButton(props: DateRangePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const { value, timezone } = usePickerContext<DateRange<Dayjs>>();
  const { hasValidationError } = useValidation({
    value,
    timezone,
    props: internalProps,
    validator: validateDateRange,
  });

  return <RangeButton format="MMM D" isInvalid={hasValidationError} />;
}

LoanButton.fieldType = 'single-input';

function SeatButton(props: DateTimeRangePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date-time');
  const { value, timezone } = usePickerContext<DateRange<Dayjs>>();
  const { hasValidationError } = useValidation({
    value,
    timezone,
    props: internalProps,
    validator: validateDateTimeRange,
  });

  return <RangeButton format="MMM D, h A" isInvalid={hasValidationError} />;
}

SeatButton.fieldType = 'single-input';

export default function RangeButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 340, maxWidth: '100%' }}>
        <DateRangePicker
          label="Loan"
          defaultValue={[dayjs('2026-06-19'), dayjs('2026-07-17')]}
          slots={{ field: LoanButton }}
        />
        <DateTimeRangePicker
          label="Seat"
          defaultValue={[dayjs('2026-06-19T17:00'), dayjs('2026-06-19T14:00')]}
          slots={{ field: SeatButton }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
