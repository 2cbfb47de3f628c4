import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const expired = dayjs('2026-02-06');
const travel = dayjs('2026-05-14');

export default function ErrorInText() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DatePicker label="Passport valid until" defaultValue={expired} minDate={travel} />
        <DatePicker
          label="Visa valid until"
          defaultValue={expired}
          minDate={travel}
          slotProps={{
            textField: { helperText: 'It must be valid on May 14, the day you travel.' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
