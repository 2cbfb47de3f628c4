import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function ArrivalOnSaturdays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Whole weeks"
        defaultValue={[dayjs('2026-07-04'), dayjs('2026-07-11')]}
        minDate={dayjs('2026-05-02')}
        maxDate={dayjs('2026-09-26')}
        shouldDisableDate={(day) => dayjs(day).day() !== 6}
        slotProps={{ textField: { helperText: 'Saturday to Saturday, May to September' } }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
