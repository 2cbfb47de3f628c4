import SvgIcon from '@mui/material/SvgIcon';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

function AnchorIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 2a3 3 0 0 0-1 5.83V9H8v2h3v8.9A7 7 0 0 1 5.3 15H8l-4-4-2 6 1.6-1A9 9 0 0 0 20.4 16l1.6 1-2-6-4 4h2.7a7 7 0 0 1-5.7 4.9V11h3V9h-3V7.83A3 3 0 0 0 12 2Zm0 2a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z" />
    </SvgIcon>
  );
}

export default function SlotWithOwnIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Departure"
        defaultValue={dayjs('2026-05-08')}
        slots={{ openPickerIcon: AnchorIcon }}
      />
    </LocalizationProvider>
  );
}
