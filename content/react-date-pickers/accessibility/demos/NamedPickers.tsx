import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function NamedPickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DatePicker label="Issued on" defaultValue={dayjs('2024-02-06')} />
        <Box>
          <Typography id="expiry" variant="body2" gutterBottom>
            Expires on
          </Typography>
          <DatePicker
            defaultValue={dayjs('2034-02-05')}
            slotProps={{
              textField: { fullWidth: true, InputProps: { 'aria-labelledby': 'expiry' } },
            }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
