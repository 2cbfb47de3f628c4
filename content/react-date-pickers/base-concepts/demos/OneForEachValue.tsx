import Stack from '@mui/material/Stack';
import {
  DatePicker,
  DateTimePicker,
  LocalizationProvider,
  TimePicker,
} from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';

export default function OneForEachValue() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DatePicker label="Date: sailing day" defaultValue={dayjs('2026-05-08')} />
        <TimePicker label="Time: check-in closes" defaultValue={dayjs('2026-05-08T08:15')} />
        <DateTimePicker label="Date and time: departure" defaultValue={dayjs('2026-05-08T08:45')} />
        <DateRangePicker
          label="Date range: island stay"
          defaultValue={[dayjs('2026-05-08'), dayjs('2026-05-11')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
