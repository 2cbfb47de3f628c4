import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function ColumnsBySteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimePicker
          label="Every quarter hour"
          timeSteps={{ minutes: 15 }}
          defaultValue={dayjs('2026-04-17T06:15')}
        />
        <TimePicker
          label="Every hour, in one column"
          timeSteps={{ minutes: 60 }}
          defaultValue={dayjs('2026-04-17T06:00')}
        />
        <TimePicker
          label="Every half hour, in one column"
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
          defaultValue={dayjs('2026-04-17T06:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
