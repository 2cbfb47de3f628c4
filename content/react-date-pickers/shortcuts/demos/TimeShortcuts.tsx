import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const at = (time: string) => () => dayjs(`2026-04-20T${time}`);

const items = [
  { label: 'First batch', getValue: at('05:30') },
  { label: 'Second batch', getValue: at('09:00') },
  { label: 'Before closing', getValue: at('17:45') },
];

export default function TimeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopTimePicker
        label="Ready at"
        defaultValue={dayjs('2026-04-20T09:00')}
        minTime={dayjs('2026-04-20T05:00')}
        slotProps={{ shortcuts: { items } }}
      />
    </LocalizationProvider>
  );
}
