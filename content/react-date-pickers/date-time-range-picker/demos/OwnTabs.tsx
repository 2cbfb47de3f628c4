import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { ExportedDateTimeRangePickerTabsProps } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { usePickerContext } from '@mui/x-date-pickers-pro';
import { usePickerRangePositionContext } from '@mui/x-date-pickers-pro/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

function ClosureTabs({ className }: ExportedDateTimeRangePickerTabsProps) {
  const {
    value: [start, end],
    setView,
  } = usePickerContext<DateRange<Dayjs>>();
  const { rangePosition, setRangePosition } = usePickerRangePositionContext();

  const goTo = (position: RangePosition | null) => {
    if (position === null) return;
    setRangePosition(position);
    setView('day');
  };

  return (
    <ToggleButtonGroup
      className={className}
      exclusive
      fullWidth
      size="small"
      aria-label="Time to choose"
      value={rangePosition}
      onChange={(_event, position: RangePosition | null) => goTo(position)}
      sx={{ p: 1 }}
    >
      <ToggleButton value="start">Closes: {start?.format('MMM D, HH:mm') ?? 'open'}</ToggleButton>
      <ToggleButton value="end">Opens: {end?.format('MMM D, HH:mm') ?? 'open'}</ToggleButton>
    </ToggleButtonGroup>
  );
}

export default function OwnTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Lock closed to boats"
        ampm={false}
        format="MM/DD/YY HH:mm"
        defaultValue={[dayjs('2026-09-14T20:00'), dayjs('2026-09-16T06:30')]}
        slots={{ tabs: ClosureTabs }}
        sx={{ width: 360, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
