import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const saleEnds = dayjs('2026-04-24T18:00');

export default function SaleEnds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimeField
          label="A day before the end"
          maxDateTime={saleEnds}
          defaultValue={dayjs('2026-04-23T18:30')}
        />
        <DateTimeField
          label="Half an hour after the end"
          maxDateTime={saleEnds}
          defaultValue={dayjs('2026-04-24T18:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
