import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers-pro';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const at = (time: string) => dayjs(`2026-05-08T${time}`);

const shortcuts: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'After school', getValue: () => [at('14:30'), at('16:00')] },
  { label: 'Evening', getValue: () => [at('18:00'), at('20:00')] },
  { label: 'Clear', getValue: () => [null, null] },
];

export default function SlotShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Rehearsal"
        defaultValue={[at('18:00'), at('20:00')]}
        slotProps={{ shortcuts: { items: shortcuts } }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
