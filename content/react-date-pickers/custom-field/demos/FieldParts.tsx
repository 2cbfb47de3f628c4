import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const due = dayjs('2026-06-19');

export default function FieldParts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Filled, small"
          defaultValue={due}
          slotProps={{ textField: { variant: 'filled', size: 'small' } }}
        />
        <DatePicker
          label="Button at the start"
          defaultValue={due}
          slotProps={{ field: { openPickerButtonPosition: 'start' } }}
        />
        <DatePicker
          label="Help and color"
          defaultValue={due}
          slotProps={{
            textField: { helperText: 'Renew once, for four weeks', color: 'secondary' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
