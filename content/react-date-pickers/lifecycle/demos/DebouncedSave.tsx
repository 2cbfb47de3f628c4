import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const DELAY = 800;

export default function DebouncedSave() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-05-22'));
  const [changes, setChanges] = React.useState(0);
  const [saved, setSaved] = React.useState<string[]>([]);
  const timer = React.useRef<number | undefined>(undefined);

  React.useEffect(() => () => window.clearTimeout(timer.current), []);

  const changeDay = (newDay: Dayjs | null, isValid: boolean) => {
    setDay(newDay);
    setChanges((count) => count + 1);
    window.clearTimeout(timer.current);
    if (newDay === null || !isValid) return;
    timer.current = window.setTimeout(
      () => setSaved((list) => [...list, newDay.format('MMM D')]),
      DELAY,
    );
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField
          label="Checked out on"
          value={day}
          onChange={(newDay, { validationError }) => changeDay(newDay, validationError === null)}
        />
        <Typography variant="body2">Changes: {changes}</Typography>
        <Typography variant="body2" aria-live="polite">
          Saved: {saved.join(', ') || 'nothing yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
