import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers-pro';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const stays: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Midsummer', getValue: () => [dayjs('2026-06-19'), dayjs('2026-06-22')] },
  { label: 'First week of July', getValue: () => [dayjs('2026-07-01'), dayjs('2026-07-07')] },
  { label: 'Fall break', getValue: () => [dayjs('2026-10-17'), dayjs('2026-11-01')] },
  { label: 'Reset', getValue: () => [null, null] },
];

export default function StayShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay in the cabin"
        defaultValue={[dayjs('2026-07-01'), dayjs('2026-07-07')]}
        maxDate={dayjs('2026-09-30')}
        slotProps={{ shortcuts: { items: stays } }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
