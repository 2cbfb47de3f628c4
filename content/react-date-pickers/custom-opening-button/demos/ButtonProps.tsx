import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const checkUp = dayjs('2026-06-19');

export default function ButtonProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="A button in the primary color"
          defaultValue={checkUp}
          slotProps={{ openPickerButton: { color: 'primary', size: 'small' } }}
        />
        <DatePicker
          label="A line before the button"
          defaultValue={checkUp}
          slotProps={{
            inputAdornment: {
              sx: {
                height: 32,
                borderInlineStart: '1px solid',
                borderColor: 'divider',
                paddingInlineStart: 1,
              },
            },
          }}
        />
        <DatePicker
          label="Colored while it is open"
          defaultValue={checkUp}
          slotProps={{
            openPickerButton: ({ isPickerOpen }) => ({
              color: isPickerOpen ? 'secondary' : 'default',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
