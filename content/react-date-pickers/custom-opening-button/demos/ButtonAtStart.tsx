import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const checkUp = dayjs('2026-06-19');

export default function ButtonAtStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Button at the start"
          defaultValue={checkUp}
          slotProps={{ field: { openPickerButtonPosition: 'start' } }}
        />
        <DatePicker
          label="Button at the start, clear button at the end"
          defaultValue={checkUp}
          slotProps={{ field: { openPickerButtonPosition: 'start', clearable: true } }}
          sx={{ '& .clearButton': { opacity: 1 } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
