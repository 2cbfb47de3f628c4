import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { ExportedTimeRangePickerTabsProps } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { usePickerRangePositionContext } from '@mui/x-date-pickers-pro/hooks';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { usePickerContext } from '@mui/x-date-pickers-pro';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const positions = ['start', 'end'] as const;

function LengthTabs({ className }: ExportedTimeRangePickerTabsProps) {
  const { value, setView } = usePickerContext<DateRange<Dayjs>>();
  const { rangePosition, setRangePosition } = usePickerRangePositionContext();
  const [start, end] = value;

  return (
    <Stack className={className} spacing={1} sx={{ p: 2, pb: 1 }}>
      <Typography variant="subtitle2" aria-live="polite">
        {start && end ? `${end.diff(start, 'minute')} minutes in Room 4` : 'Choose both times'}
      </Typography>
      <Stack direction="row" spacing={1}>
        {positions.map((position, index) => (
          <Button
            key={position}
            size="small"
            variant={position === rangePosition ? 'contained' : 'outlined'}
            aria-pressed={position === rangePosition}
            onClick={() => {
              setRangePosition(position);
              setView('hours');
            }}
          >
            {index === 0 ? 'From' : 'Until'} {value[index]?.format('h:mm A') ?? '–'}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

export default function OwnTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Rehearsal"
        defaultValue={[dayjs('2026-05-08T16:30'), dayjs('2026-05-08T18:00')]}
        slots={{ tabs: LengthTabs }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
