import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const DUE = dayjs('2026-06-19');

export default function FieldParts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Filled, small"
          defaultValue={DUE}
          slotProps={{ textField: { variant: 'filled', size: 'small' } }}
        />
        <DatePicker
          label="Button at the start"
          defaultValue={DUE}
          slotProps={{ field: { openPickerButtonPosition: 'start' } }}
        />
        <DatePicker
          label="Help and color"
          defaultValue={DUE}
          slotProps={{
            textField: { helperText: 'Renew once, for four weeks', color: 'secondary' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
