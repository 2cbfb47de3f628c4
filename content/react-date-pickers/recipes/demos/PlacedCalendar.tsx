import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function PlacedCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Inspection"
        defaultValue={dayjs('2026-05-12')}
        slotProps={{
          popper: {
            placement: 'top-end',
            modifiers: [{ name: 'flip', options: { fallbackPlacements: ['bottom-end'] } }],
          },
        }}
        sx={{ width: 260 }}
      />
    </LocalizationProvider>
  );
}
