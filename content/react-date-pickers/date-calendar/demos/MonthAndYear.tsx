import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

export default function MonthAndYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%', alignItems: 'center' }}>
        <Box role="group" aria-label="Annual report month">
          <MonthCalendar defaultValue={dayjs('2025-09-01')} disableHighlightToday />
        </Box>
        <Box role="group" aria-label="Annual report year">
          <YearCalendar
            defaultValue={dayjs('2025-09-01')}
            minDate={dayjs('2019-01-01')}
            maxDate={dayjs('2027-12-31')}
            disableHighlightToday
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
