import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

export default function RangePractice() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <DateRangePicker
          label="One input and a button"
          defaultValue={[dayjs('2026-03-09'), dayjs('2026-03-20')]}
        />
        <Box>
          <DateRangePicker
            slots={{ field: MultiInputDateRangeField }}
            localeText={{ start: 'First day', end: 'Last day' }}
            format="MM/DD/YY"
            defaultValue={[dayjs('2026-03-09'), dayjs('2026-03-20')]}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
