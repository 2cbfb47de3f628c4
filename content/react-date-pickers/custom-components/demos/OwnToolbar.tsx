import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const pressing = dayjs('2026-09-20');

function DaysToPressing({ className }: DatePickerToolbarProps) {
  const { value } = usePickerContext<Dayjs | null>();

  return (
    <Box className={className} sx={{ p: 2, textAlign: 'center', bgcolor: 'action.hover' }}>
      <Typography component="p" variant="h6" aria-live="polite">
        {value === null ? 'Choose a day' : `Days before pressing: ${pressing.diff(value, 'day')}`}
      </Typography>
    </Box>
  );
}

export default function OwnToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Harvest">
        <StaticDatePicker
          defaultValue={dayjs('2026-09-14')}
          maxDate={pressing}
          slots={{ toolbar: DaysToPressing }}
        />
      </div>
    </LocalizationProvider>
  );
}
