import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const reading = dayjs('2026-06-19T19:30');

export default function LetterSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateTimeField label="Numbers" format="DD.MM.YYYY HH:mm" defaultValue={reading} />
        <DateTimeField label="Letters" format="ddd, D MMM YYYY" defaultValue={reading} />
        <DateTimeField label="Words in between" format="D MMMM [at] h A" defaultValue={reading} />
      </Stack>
    </LocalizationProvider>
  );
}
