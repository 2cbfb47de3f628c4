import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

export default function MonthAndYearButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%', alignItems: 'center' }}>
        <div role="group" aria-label="Vintage month">
          <MonthCalendar
            disableHighlightToday
            defaultValue={dayjs('2025-09-01')}
            slotProps={{ monthButton: { sx: { borderRadius: 1, textTransform: 'uppercase' } } }}
          />
        </div>
        <div role="group" aria-label="Vintage year">
          <YearCalendar
            disableHighlightToday
            defaultValue={dayjs('2025-09-01')}
            minDate={dayjs('2019-01-01')}
            maxDate={dayjs('2027-12-31')}
            slotProps={{
              yearButton: ({ isYearSelected }) => ({
                sx: { borderRadius: 1, fontWeight: isYearSelected ? 700 : 400 },
              }),
            }}
          />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
