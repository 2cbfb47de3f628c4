import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';

const texts: PickersInputLocaleText = {
  fieldDayPlaceholder: () => 'day',
  fieldMonthPlaceholder: ({ contentType }) => (contentType === 'letter' ? 'month' : 'mo'),
  fieldYearPlaceholder: ({ digitAmount }) => 'y'.repeat(digitAmount),
  fieldHoursPlaceholder: () => '--',
  fieldMinutesPlaceholder: () => '--',
};

export default function OwnPlaceholders() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={texts}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField
          label="Sailing"
          format="D MMMM YYYY"
          slotProps={{ textField: { InputLabelProps: { shrink: true } } }}
        />
        <DateTimeField
          label="Departure"
          format="DD/MM/YY HH:mm"
          slotProps={{ textField: { InputLabelProps: { shrink: true } } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
