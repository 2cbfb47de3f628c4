import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

const messages: Record<string, string> = {
  minTime: 'The school opens at 8:00 AM.',
  maxTime: 'The school closes at 10:00 PM.',
  minutesStep: 'Choose a time on the quarter hour.',
  'shouldDisableTime-hours': 'No rehearsals between noon and 1:00 PM.',
  invalidRange: 'The end is before the start.',
};

export default function SlotLimits() {
  const [[startError, endError], setErrors] = React.useState<TimeRangeValidationError>([
    null,
    'shouldDisableTime-hours',
  ]);
  const error = startError ?? endError;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Rehearsal"
        defaultValue={[dayjs('2026-05-08T10:30'), dayjs('2026-05-08T12:15')]}
        minTime={dayjs('2026-05-08T08:00')}
        maxTime={dayjs('2026-05-08T22:00')}
        minutesStep={15}
        shouldDisableTime={(time, view) => view === 'hours' && time.hour() === 12}
        onError={setErrors}
        slotProps={{
          textField: { helperText: error && (messages[error] ?? 'Enter both times.') },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
