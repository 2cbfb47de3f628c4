import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const visa: DateRange<Dayjs> = [dayjs('2026-03-02'), dayjs('2026-05-30')];

export default function SeparatorsAndFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <SingleInputDateRangeField
          label="A word in between"
          dateSeparator="to"
          defaultValue={visa}
        />
        <SingleInputDateRangeField
          label="As printed in the passport"
          format="DD MMM YYYY"
          dateSeparator="/"
          defaultValue={visa}
        />
        <SingleInputDateRangeField label="With a clear button" clearable defaultValue={visa} />
      </Stack>
    </LocalizationProvider>
  );
}
