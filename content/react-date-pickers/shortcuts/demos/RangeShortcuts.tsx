import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers-pro';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const quarters: PickersShortcutsItem<DateRange<Dayjs>>[] = [1, 2, 3, 4].map((quarter) => ({
  label: `Quarter ${quarter}`,
  getValue: () => {
    const start = dayjs('2026-01-01').add((quarter - 1) * 3, 'month');
    return [start, start.add(2, 'month').endOf('month')];
  },
}));

export default function RangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Report period"
        defaultValue={[dayjs('2026-01-01'), dayjs('2026-03-31')]}
        slotProps={{
          shortcuts: { items: [...quarters, { label: 'Reset', getValue: () => [null, null] }] },
        }}
        sx={{ width: 280, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
