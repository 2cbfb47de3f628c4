import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const night = dayjs('2026-08-12');

export default function OwnMediaQuery() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker label="By pointer" defaultValue={night} />
        <DatePicker
          label="By window width"
          desktopModeMediaQuery="@media (min-width: 720px)"
          defaultValue={night}
        />
        <DatePicker
          label="By both"
          desktopModeMediaQuery="@media (pointer: fine) and (min-width: 720px)"
          defaultValue={night}
        />
      </Stack>
    </LocalizationProvider>
  );
}
