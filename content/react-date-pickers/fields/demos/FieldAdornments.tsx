import Stack from '@mui/material/Stack';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

export default function FieldAdornments() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField
          label="Reading date"
          defaultValue={dayjs('2026-06-19')}
          InputProps={{
            startAdornment: (
              <InputAdornment position="start">
                <CalendarIcon fontSize="small" />
              </InputAdornment>
            ),
          }}
        />
        <TimeField
          label="Starts at"
          defaultValue={dayjs('2026-06-19T19:30')}
          slotProps={{
            textField: {
              InputProps: {
                endAdornment: (
                  <InputAdornment position="end" sx={{ flexShrink: 0 }}>
                    local time
                  </InputAdornment>
                ),
              },
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
