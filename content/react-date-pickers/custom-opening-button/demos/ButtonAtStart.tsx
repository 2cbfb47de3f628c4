import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const CHECK_UP = dayjs('2026-06-19');

export default function ButtonAtStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Button at the start"
          defaultValue={CHECK_UP}
          slotProps={{ field: { openPickerButtonPosition: 'start' } }}
        />
        <DatePicker
          label="Button at the start, clearing at the end"
          defaultValue={CHECK_UP}
          slotProps={{ field: { openPickerButtonPosition: 'start', clearable: true } }}
          sx={{ '& .clearButton': { opacity: 1 } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
