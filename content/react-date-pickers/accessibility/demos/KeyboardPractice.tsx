import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function KeyboardPractice() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateField label="Practice field" defaultValue={dayjs('2026-03-17')} />
        <Box role="group" aria-label="Practice calendar" sx={{ alignSelf: 'center' }}>
          <DateCalendar defaultValue={dayjs('2026-03-17')} minDate={dayjs('2026-02-03')} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
