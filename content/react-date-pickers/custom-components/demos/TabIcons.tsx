import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { CalendarIcon, ClockIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

export default function TabIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Start of pressing">
        <StaticDateTimePicker
          defaultValue={dayjs('2026-09-14T07:30')}
          slotProps={{
            tabs: { dateIcon: <CalendarIcon />, timeIcon: <ClockIcon /> },
            toolbar: { hidden: true },
          }}
        />
      </div>
    </LocalizationProvider>
  );
}
