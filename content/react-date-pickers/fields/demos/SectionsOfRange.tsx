import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { FieldRef } from '@mui/x-date-pickers-pro';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const steps = [
  { text: 'Start', date: 'start', type: 'month' },
  { text: 'End', date: 'end', type: 'month' },
  { text: 'End year', date: 'end', type: 'year' },
];

export default function SectionsOfRange() {
  const fieldRef = React.useRef<FieldRef<DateRange<Dayjs>>>(null);

  const go = (date: string, type: string) => {
    const sections = fieldRef.current?.getSections() ?? [];
    const index = sections.findIndex(
      (section) => section.dateName === date && section.type === type,
    );
    fieldRef.current?.focusField(index);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <Stack direction="row" spacing={1}>
          {steps.map(({ text, date, type }) => (
            <Button key={text} variant="outlined" size="small" onClick={() => go(date, type)}>
              {text}
            </Button>
          ))}
        </Stack>
        <SingleInputDateRangeField
          label="Exhibition"
          unstableFieldRef={fieldRef}
          defaultValue={[dayjs('2026-06-19'), dayjs('2026-09-06')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
