import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const market: DateRange<Dayjs> = [dayjs('2026-05-09T07:30'), dayjs('2026-05-09T13:00')];

export default function OpeningInTwoInputs() {
  const [opening, setOpening] = React.useState(market);
  const [opens, closes] = opening;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 360, maxWidth: '100%' }}>
        <MultiInputTimeRangeField
          defaultValue={market}
          slotProps={{
            textField: ({ position }) => ({
              id: `opening-${position}`,
              label: position === 'start' ? 'Opens' : 'Closes',
            }),
          }}
        />
        <MultiInputTimeRangeField
          value={opening}
          onChange={setOpening}
          slotProps={{
            textField: ({ position }) => ({
              id: `controlled-opening-${position}`,
              label: position === 'start' ? 'Opens, controlled' : 'Closes, controlled',
            }),
          }}
        />
        <Typography variant="body2" aria-live="polite">
          {opens?.isValid() && closes?.isValid()
            ? `Hours open: ${closes.diff(opens, 'hour', true)}`
            : 'Enter both times.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
