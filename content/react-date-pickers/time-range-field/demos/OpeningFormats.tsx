import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const market: DateRange<Dayjs> = [dayjs('2026-05-09T07:00'), dayjs('2026-05-09T13:00')];

export default function OpeningFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <SingleInputTimeRangeField label="Twenty-four hours" ampm={false} defaultValue={market} />
        <SingleInputTimeRangeField label="Whole hours" format="h A" defaultValue={market} />
        <SingleInputTimeRangeField
          label="A word in between"
          ampm={false}
          dateSeparator="until"
          defaultValue={market}
        />
      </Stack>
    </LocalizationProvider>
  );
}
