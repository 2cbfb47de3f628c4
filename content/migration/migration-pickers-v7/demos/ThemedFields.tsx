import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersOutlinedInputClasses } from '@mui/x-date-pickers/PickersTextField';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import dayjs from 'dayjs';

const departure = dayjs('2026-05-08');

const withOwnFields = (theme: Theme): Theme =>
  createTheme(theme, {
    components: {
      MuiPickersTextField: { defaultProps: { size: 'small' } },
      MuiPickersInputBase: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
      MuiPickersOutlinedInput: {
        styleOverrides: {
          root: { [`& .${pickersOutlinedInputClasses.notchedOutline}`]: { borderRadius: 10 } },
        },
      },
      MuiPickersFilledInput: { defaultProps: { disableUnderline: true } },
      MuiPickersInput: { styleOverrides: { root: { fontWeight: 500 } } },
    },
  });

export default function ThemedFields() {
  return (
    <ThemeProvider theme={withOwnFields}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
          {(['outlined', 'filled', 'standard'] as const).map((variant) => (
            <DatePicker
              key={variant}
              label={`Departure, ${variant}`}
              defaultValue={departure}
              slotProps={{ textField: { variant } }}
            />
          ))}
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
