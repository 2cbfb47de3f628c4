import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const taken = dayjs('2026-04-21T07:45:30');

export default function SampleFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimeField label="Twenty-four hours" ampm={false} defaultValue={taken} />
        <DateTimeField
          label="Down to the second"
          format="YYYY-MM-DD HH:mm:ss"
          defaultValue={taken}
        />
        <DateTimeField label="With words" format="D MMMM [at] h:mm A" defaultValue={taken} />
        <DateTimeField label="Spacious" formatDensity="spacious" defaultValue={taken} />
      </Stack>
    </LocalizationProvider>
  );
}
