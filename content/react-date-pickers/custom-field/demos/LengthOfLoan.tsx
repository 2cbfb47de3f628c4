import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePickerContext } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { SingleInputDateRangeFieldProps } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

function FieldWithLength(props: SingleInputDateRangeFieldProps) {
  const { value } = usePickerContext<DateRange<Dayjs>>();
  const [start, end] = value;
  const days = start && end ? end.diff(start, 'day') : 0;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <SingleInputDateRangeField {...props} />
      <Typography aria-live="polite">{days > 0 ? `${days}-day loan` : 'No days yet'}</Typography>
    </Box>
  );
}

FieldWithLength.fieldType = 'single-input';

export default function LengthOfLoan() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Loan"
        defaultValue={[dayjs('2026-06-19'), dayjs('2026-07-17')]}
        slots={{ field: FieldWithLength }}
      />
    </LocalizationProvider>
  );
}
