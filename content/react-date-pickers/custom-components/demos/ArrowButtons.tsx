import SvgIcon from '@mui/material/SvgIcon';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

function TriangleLeft(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M16 5v14L6 12z" />
    </SvgIcon>
  );
}

function TriangleRight(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M8 5v14l10-7z" />
    </SvgIcon>
  );
}

export default function ArrowButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Harvest">
        <DateCalendar
          defaultValue={dayjs('2026-09-14')}
          slots={{ leftArrowIcon: TriangleLeft, rightArrowIcon: TriangleRight }}
          slotProps={{
            previousIconButton: { color: 'primary' },
            nextIconButton: { color: 'primary' },
            switchViewButton: { size: 'small' },
          }}
        />
      </div>
    </LocalizationProvider>
  );
}
