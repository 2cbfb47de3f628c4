import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DisabledShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Order for"
        defaultValue={dayjs('2026-06-19')}
        minDate={dayjs('2026-05-01')}
        slotProps={{
          shortcuts: {
            items: [
              { label: 'Easter bread', getValue: () => dayjs('2026-04-05') },
              { label: 'Midsummer buns', getValue: () => dayjs('2026-06-19') },
              { label: 'Lucia buns', getValue: () => dayjs('2026-12-13') },
            ],
          },
        }}
      />
    </LocalizationProvider>
  );
}
