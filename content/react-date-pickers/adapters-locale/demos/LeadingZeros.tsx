import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const sailing = dayjs('2026-05-08');

export default function LeadingZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField label="D.M.YYYY" format="D.M.YYYY" defaultValue={sailing} />
        <DateField
          label="shouldRespectLeadingZeros"
          format="D.M.YYYY"
          shouldRespectLeadingZeros
          defaultValue={sailing}
        />
        <DateField
          label="formatDensity spacious"
          format="D.M.YYYY"
          formatDensity="spacious"
          defaultValue={sailing}
        />
      </Stack>
    </LocalizationProvider>
  );
}
