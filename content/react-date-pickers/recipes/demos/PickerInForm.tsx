import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';

const findProblem = (day: Dayjs | null) => {
  if (day === null) return 'Choose a day.';
  return day.isValid() ? null : 'Complete the date.';
};

/** The input is hidden, so the first section of the date takes focus. */
function focusDate(input: HTMLInputElement | null) {
  const group = input?.closest('[role="group"]');
  group?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
}

export default function PickerInForm() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [problem, setProblem] = React.useState<string | null>(null);
  const [sent, setSent] = React.useState('');
  const inputRef = React.useRef<HTMLInputElement>(null);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const found = findProblem(day);
    setProblem(found);
    if (found !== null) focusDate(inputRef.current);
    setSent(found === null && day ? `Sent: ${day.format('YYYY-MM-DD')}` : '');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={submit}
        spacing={1}
        sx={{ width: 280, alignItems: 'flex-start' }}
      >
        <DatePicker
          label="Boat trip"
          value={day}
          onChange={(next) => {
            setDay(next);
            setProblem(null);
          }}
          inputRef={inputRef}
          slotProps={{
            textField: {
              fullWidth: true,
              helperText: problem ?? ' ',
              error: problem ? true : undefined,
            },
          }}
        />
        <Button type="submit" variant="contained">
          Book
        </Button>
        <span role="status">{sent}</span>
      </Stack>
    </LocalizationProvider>
  );
}
