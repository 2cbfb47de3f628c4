import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePickerDay } from '@mui/x-date-pickers-pro/DateRangePickerDay';
import type { DateRangePickerDayProps } from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const springTides = ['2026-06-01', '2026-06-02', '2026-06-15', '2026-06-16', '2026-06-30'];

function TideDay(props: DateRangePickerDayProps) {
  const day = dayjs(props.day);
  if (props.outsideCurrentMonth || !springTides.includes(day.format('YYYY-MM-DD'))) {
    return <DateRangePickerDay {...props} />;
  }

  return (
    <DateRangePickerDay {...props} aria-label={`${day.date()}, spring tide`}>
      <Box component="span" sx={{ display: 'grid', justifyItems: 'center', lineHeight: 1 }}>
        {day.date()}
        <Box component="span" sx={{ fontSize: '0.75rem', fontWeight: 600 }}>
          ≈
        </Box>
      </Box>
    </DateRangePickerDay>
  );
}

export default function SpringTides() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Charter and tides">
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2026-06-12'), dayjs('2026-06-17')]}
          slots={{ day: TideDay }}
        />
      </Box>
    </LocalizationProvider>
  );
}
