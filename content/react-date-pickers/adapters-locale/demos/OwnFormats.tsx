import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const formats = { keyboardDate: 'YYYY-MM-DD', weekdayShort: 'dd', monthShort: 'MM' };

export default function OwnFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={formats}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateField label="ISO 8601 everywhere" defaultValue={dayjs('2026-05-08')} />
        <DateField
          label="This one differs"
          format="D MMM YYYY"
          defaultValue={dayjs('2026-05-08')}
        />
        <Box role="group" aria-label="Day" sx={{ alignSelf: 'center' }}>
          <DateCalendar
            defaultValue={dayjs('2026-05-08')}
            views={['day']}
            slotProps={{ calendarHeader: { format: 'MM / YYYY' } }}
            dayOfWeekFormatter={(day) => dayjs(day).format('dd')}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
