import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const withFilledFields = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiPickersTextField: { defaultProps: { variant: 'filled', size: 'small' } },
      MuiPickersFilledInput: { styleOverrides: { root: { borderRadius: 10 } } },
    },
  });

export default function ThemedFields() {
  return (
    <ThemeProvider theme={withFilledFields}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
          <DatePicker label="Due" defaultValue={dayjs('2026-06-19')} />
          <TimePicker label="Closing time" defaultValue={dayjs('2026-06-19T19:00')} />
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
