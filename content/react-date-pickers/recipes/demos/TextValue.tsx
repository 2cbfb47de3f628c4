import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

interface TextDatePickerProps {
  label: string;
  defaultValue: string | null;
  onChange: (value: string | null) => void;
}

function TextDatePicker({ label, defaultValue, onChange }: TextDatePickerProps) {
  const change = (day: Dayjs | null) => {
    if (day === null || day.isValid()) {
      onChange(day?.format('YYYY-MM-DD') ?? null);
    }
  };

  return (
    <DatePicker
      label={label}
      defaultValue={defaultValue === null ? null : dayjs(defaultValue)}
      onChange={change}
    />
  );
}

export default function TextValue() {
  const [sown, setSown] = React.useState<string | null>('2026-03-21');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 260 }}>
        <TextDatePicker label="Sown on" defaultValue={sown} onChange={setSown} />
        <Typography variant="body2" aria-live="polite">
          {JSON.stringify({ sown })}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
