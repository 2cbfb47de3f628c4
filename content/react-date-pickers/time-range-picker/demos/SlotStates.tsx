import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const slot: DateRange<Dayjs> = [dayjs('2026-05-08T16:30'), dayjs('2026-05-08T18:00')];

export default function SlotStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <TimeRangePicker label="Disabled: room closed" disabled defaultValue={slot} />
        <TimeRangePicker label="Read-only: confirmed" readOnly defaultValue={slot} />
        <TimeRangePicker
          label="Clearable: requested"
          defaultValue={slot}
          slotProps={{ field: { clearable: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
