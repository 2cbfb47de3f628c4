import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const due = dayjs('2026-06-09');

export default function FieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField label="YYYY-MM-DD" format="YYYY-MM-DD" defaultValue={due} />
        <DateField
          label="D MMMM YYYY"
          format="D MMMM YYYY"
          shouldRespectLeadingZeros
          defaultValue={due}
        />
        <DateField label="Spacious" formatDensity="spacious" defaultValue={due} />
        <DateField label="Month and year" format="MMMM YYYY" defaultValue={due} />
      </Stack>
    </LocalizationProvider>
  );
}
