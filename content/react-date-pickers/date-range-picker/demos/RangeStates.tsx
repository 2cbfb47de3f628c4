import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const stay: DateRange<Dayjs> = [dayjs('2026-07-03'), dayjs('2026-07-10')];

export default function RangeStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateRangePicker label="Disabled: cabin closed" disabled defaultValue={stay} />
        <DateRangePicker label="Read-only: confirmed stay" readOnly defaultValue={stay} />
        <DateRangePicker
          label="Clearable: requested"
          format="MM/DD/YY"
          slotProps={{ field: { clearable: true } }}
          defaultValue={stay}
          referenceDate={dayjs('2026-07-03')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
