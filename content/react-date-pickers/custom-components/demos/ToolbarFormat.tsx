import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function ToolbarFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Harvest">
        <StaticDatePicker
          defaultValue={dayjs('2026-09-14')}
          localeText={{ toolbarTitle: 'Harvest' }}
          slotProps={{ toolbar: { toolbarFormat: 'dddd D', toolbarPlaceholder: 'no day' } }}
        />
      </div>
    </LocalizationProvider>
  );
}
