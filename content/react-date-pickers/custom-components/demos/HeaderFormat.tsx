import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function HeaderFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Bottling">
        <DateCalendar
          defaultValue={dayjs('2026-11-09')}
          slotProps={{ calendarHeader: { format: 'MM / YYYY' } }}
        />
      </div>
    </LocalizationProvider>
  );
}
