import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

export default function HalfHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Rehearsal, in half-hour steps"
        ampm={false}
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        skipDisabled
        minTime={dayjs('2026-05-08T14:00')}
        maxTime={dayjs('2026-05-08T22:00')}
        defaultValue={[dayjs('2026-05-08T16:30'), dayjs('2026-05-08T18:00')]}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
