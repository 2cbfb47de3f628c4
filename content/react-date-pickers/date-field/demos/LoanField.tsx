import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function LoanField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Book due on" defaultValue={dayjs('2026-06-19')} />
    </LocalizationProvider>
  );
}
