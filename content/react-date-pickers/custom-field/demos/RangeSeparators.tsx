import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { MultiInputDateRangeFieldProps } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const loan: DateRange<Dayjs> = [dayjs('2026-06-19'), dayjs('2026-07-17')];

function Arrow() {
  return <ArrowForwardIcon aria-hidden color="action" sx={{ alignSelf: 'center' }} />;
}

function FieldWithArrow({ slots, ...props }: MultiInputDateRangeFieldProps<true>) {
  return <MultiInputDateRangeField {...props} slots={{ ...slots, separator: Arrow }} />;
}

FieldWithArrow.fieldType = 'multi-input';

export default function RangeSeparators() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <DateRangePicker
          label="Loan"
          defaultValue={loan}
          slotProps={{ field: { dateSeparator: 'to' } }}
        />
        <DateRangePicker
          format="MM/DD/YY"
          defaultValue={loan}
          slots={{ field: MultiInputDateRangeField }}
          slotProps={{ field: { dateSeparator: 'to' } }}
        />
        <DateRangePicker format="MM/DD/YY" defaultValue={loan} slots={{ field: FieldWithArrow }} />
      </Stack>
    </LocalizationProvider>
  );
}
