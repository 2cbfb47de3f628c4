import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const closure: DateRange<Dayjs> = [dayjs('2026-09-14T20:00'), dayjs('2026-09-16T06:30')];

export default function ClosureStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 360, maxWidth: '100%' }}>
        <DateTimeRangePicker
          label="Disabled: already over"
          disabled
          ampm={false}
          format="MM/DD/YY HH:mm"
          defaultValue={closure}
        />
        <DateTimeRangePicker
          label="Read-only: announced"
          readOnly
          ampm={false}
          format="MM/DD/YY HH:mm"
          defaultValue={closure}
        />
        <DateTimeRangePicker
          label="Clearable: proposed"
          ampm={false}
          format="MM/DD HH:mm"
          defaultValue={closure}
          slotProps={{ field: { clearable: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
