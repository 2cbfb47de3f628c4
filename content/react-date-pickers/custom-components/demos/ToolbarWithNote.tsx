import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePickerToolbar } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

function ToolbarWithRate({ className = '', ...props }: DatePickerToolbarProps) {
  const { value } = usePickerContext<Dayjs | null>();
  const isWeekend = value !== null && (value.day() === 0 || value.day() === 6);

  return (
    <Box className={className}>
      <DatePickerToolbar {...props} />
      <Typography variant="body2" aria-live="polite" sx={{ px: 3, pb: 1 }}>
        {isWeekend ? 'Weekend rate: €24' : 'Weekday rate: €18'}
      </Typography>
    </Box>
  );
}

export default function ToolbarWithNote() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Cellar tour">
        <StaticDatePicker defaultValue={dayjs('2026-09-14')} slots={{ toolbar: ToolbarWithRate }} />
      </div>
    </LocalizationProvider>
  );
}
