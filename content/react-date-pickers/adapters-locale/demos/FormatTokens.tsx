import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const formats = ['DD.MM.YYYY', 'dddd, MMMM D', 'Do MMM YY', '[at] H:mm [on] D/M'];

export default function FormatTokens() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        {formats.map((format) => (
          <DateTimeField
            key={format}
            label={format}
            format={format}
            defaultValue={dayjs('2026-05-08T09:05')}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
