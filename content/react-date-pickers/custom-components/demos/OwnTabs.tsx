import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DateTimePickerTabsProps } from '@mui/x-date-pickers/DateTimePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateOrTimeView } from '@mui/x-date-pickers/models';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

function DayOrTime({ className }: DateTimePickerTabsProps) {
  const { value, view, setView } = usePickerContext<Dayjs | null, DateOrTimeView>();
  const step = view === 'hours' || view === 'minutes' ? 'hours' : 'day';

  return (
    <ToggleButtonGroup
      className={className}
      aria-label="Step"
      exclusive
      fullWidth
      size="small"
      color="primary"
      value={step}
      onChange={(_event, chosen: DateOrTimeView | null) => chosen && setView(chosen)}
      sx={{ mb: 1 }}
    >
      <ToggleButton value="day">{value?.format('MMM D') ?? 'Day'}</ToggleButton>
      <ToggleButton value="hours">{value?.format('h:mm A') ?? 'Time'}</ToggleButton>
    </ToggleButtonGroup>
  );
}

export default function OwnTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Start of pressing">
        <StaticDateTimePicker
          defaultValue={dayjs('2026-09-14T07:30')}
          slots={{ tabs: DayOrTime }}
          slotProps={{ toolbar: { hidden: true } }}
        />
      </div>
    </LocalizationProvider>
  );
}
