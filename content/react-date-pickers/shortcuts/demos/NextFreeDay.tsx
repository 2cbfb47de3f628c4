import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const opening = dayjs('2026-04-20');

function isFullyBooked(day: Dayjs) {
  return day.day() === 0 || day.isBefore(dayjs('2026-04-29'));
}

const items: PickersShortcutsItem<Dayjs | null>[] = [
  {
    label: 'First available day',
    getValue: ({ isValid }) => {
      let day = opening;
      while (!isValid(day) && day.diff(opening, 'day') < 60) day = day.add(1, 'day');
      return day;
    },
  },
  {
    label: 'First free Saturday',
    getValue: ({ isValid }) => {
      let day = opening.day(6);
      while (!isValid(day) && day.diff(opening, 'day') < 60) day = day.add(1, 'week');
      return day;
    },
  },
];

export default function NextFreeDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Order for"
        referenceDate={opening}
        shouldDisableDate={isFullyBooked}
        slotProps={{ shortcuts: { items } }}
      />
    </LocalizationProvider>
  );
}
