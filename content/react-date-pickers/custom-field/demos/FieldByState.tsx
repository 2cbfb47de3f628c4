import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldOwnerState } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

function byState({ isPickerOpen, isPickerValueEmpty }: FieldOwnerState) {
  return {
    color: isPickerOpen ? ('secondary' as const) : ('primary' as const),
    helperText: isPickerValueEmpty ? 'Without a date, the book stays here' : 'Due at closing time',
  };
}

export default function FieldByState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="The Lighthouse Atlas"
          defaultValue={dayjs('2026-06-19')}
          slotProps={{ textField: byState }}
        />
        <DatePicker label="A Winter on Foot" slotProps={{ textField: byState }} />
      </Stack>
    </LocalizationProvider>
  );
}
