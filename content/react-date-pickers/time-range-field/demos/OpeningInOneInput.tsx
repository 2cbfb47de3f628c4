import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const market: DateRange<Dayjs> = [dayjs('2026-05-09T07:30'), dayjs('2026-05-09T13:00')];

export default function OpeningInOneInput() {
  const [opening, setOpening] = React.useState(market);
  const [opens, closes] = opening;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <SingleInputTimeRangeField label="Uncontrolled" defaultValue={market} />
        <SingleInputTimeRangeField label="Controlled" value={opening} onChange={setOpening} />
        <Typography variant="body2" aria-live="polite">
          {opens?.isValid() && closes?.isValid()
            ? `Hours open: ${closes.diff(opens, 'hour', true)}`
            : 'Enter both times.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
