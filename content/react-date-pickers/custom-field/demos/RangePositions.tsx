import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

function isStart(ownerState: object) {
  return 'position' in ownerState && ownerState.position === 'start';
}

export default function RangePositions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 400, maxWidth: '100%' }}>
        <DateRangePicker
          slots={{ field: MultiInputDateRangeField }}
          format="MM/DD/YY"
          defaultValue={[dayjs('2026-06-19'), dayjs('2026-07-17')]}
          slotProps={{
            textField: (ownerState) =>
              isStart(ownerState)
                ? { label: 'Checked out on', color: 'secondary', helperText: 'At the desk' }
                : { label: 'Returned on', helperText: 'Or in the box outside' },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
