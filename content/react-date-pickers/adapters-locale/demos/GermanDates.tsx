import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import german from 'dayjs/locale/de';

dayjs.locale(german, undefined, true);

export default function GermanDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <DatePicker label="Abfahrt" defaultValue={dayjs('2026-05-08')} />
    </LocalizationProvider>
  );
}
