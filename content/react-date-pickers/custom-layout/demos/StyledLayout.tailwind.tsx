import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const layout = [
  '[&_.MuiPickersLayout-contentWrapper]:col-2 [&_.MuiPickersLayout-contentWrapper]:row-1',
  '[&_.MuiPickersLayout-actionBar]:col-1 [&_.MuiPickersLayout-actionBar]:row-1',
  '[&_.MuiPickersLayout-actionBar]:flex-col [&_.MuiPickersLayout-actionBar]:justify-center',
  '[&_.MuiPickersLayout-actionBar]:bg-black/4 dark:[&_.MuiPickersLayout-actionBar]:bg-white/8',
].join(' ');

export default function StyledLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Harvest" className="max-w-full overflow-x-auto">
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2026-09-14')}
          slotProps={{
            actionBar: { actions: ['clear', 'accept'], disableSpacing: true },
            layout: { className: layout },
          }}
        />
      </div>
    </LocalizationProvider>
  );
}
