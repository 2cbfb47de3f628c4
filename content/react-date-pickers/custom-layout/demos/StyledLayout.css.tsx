import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import './StyledLayout.css';

export default function StyledLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Harvest" className="harvest-picker">
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2026-09-14')}
          slotProps={{
            actionBar: { actions: ['clear', 'accept'], disableSpacing: true },
            layout: { className: 'harvest-layout' },
          }}
        />
      </div>
    </LocalizationProvider>
  );
}
