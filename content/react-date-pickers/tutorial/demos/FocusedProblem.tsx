import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { DateValidationError, TimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const firstDay = dayjs('2027-05-01');
const lastDay = dayjs('2027-09-30');
const opening = dayjs('2027-05-01T09:00');
const lastStart = dayjs('2027-05-01T16:00');

const dayProblems: Record<string, string> = {
  missing: 'Choose a day.',
  invalidDate: 'Enter a valid date.',
  minDate: 'The season begins on May 1.',
  maxDate: 'The season ends on September 30.',
  shouldDisableDate: 'We are closed on Mondays.',
};

const startProblems: Record<string, string> = {
  missing: 'Choose a time.',
  invalidDate: 'Enter a valid time.',
  minTime: 'We open at 9 AM.',
  maxTime: 'The last start is at 4 PM.',
  minutesStep: 'Start on the hour or half hour.',
};

/** The text below a field, and its red border. */
function describe(problem: string | null, texts: Record<string, string>) {
  return {
    textField: {
      fullWidth: true,
      error: problem !== null,
      helperText: problem && texts[problem],
    },
  };
}

function isMonday(day: Dayjs) {
  return day.day() === 1;
}

/** A picker's input is hidden, so its first section takes focus. */
function focusField(input: HTMLInputElement | null) {
  const group = input?.closest('[role="group"]');
  const part = group?.querySelector<HTMLElement>('[role="spinbutton"]');
  (part ?? input)?.focus();
}

export default function FocusedProblem() {
  const [name, setName] = React.useState('');
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [start, setStart] = React.useState<Dayjs | null>(null);
  const [dayError, setDayError] = React.useState<DateValidationError>(null);
  const [startError, setStartError] = React.useState<TimeValidationError>(null);
  const [isSubmitted, setIsSubmitted] = React.useState(false);
  const nameRef = React.useRef<HTMLInputElement>(null);
  const dayRef = React.useRef<HTMLInputElement>(null);
  const startRef = React.useRef<HTMLInputElement>(null);

  const isNameMissing = isSubmitted && name.trim() === '';
  const dayProblem = dayError ?? (isSubmitted && day === null ? 'missing' : null);
  const startProblem = startError ?? (isSubmitted && start === null ? 'missing' : null);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (name.trim() === '') {
      focusField(nameRef.current);
    } else if (day === null || dayError !== null) {
      focusField(dayRef.current);
    } else if (start === null || startError !== null) {
      focusField(startRef.current);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={submit}
        spacing={2}
        sx={{ width: 300, maxWidth: '100%', alignItems: 'flex-start' }}
      >
        <TextField
          label="Name"
          fullWidth
          autoComplete="name"
          inputRef={nameRef}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={isNameMissing}
          helperText={isNameMissing && 'Enter your name.'}
        />
        <DatePicker
          label="Day"
          inputRef={dayRef}
          value={day}
          onChange={setDay}
          onError={setDayError}
          minDate={firstDay}
          maxDate={lastDay}
          shouldDisableDate={isMonday}
          slotProps={describe(dayProblem, dayProblems)}
        />
        <TimePicker
          label="Start"
          inputRef={startRef}
          value={start}
          onChange={setStart}
          onError={setStartError}
          minTime={opening}
          maxTime={lastStart}
          minutesStep={30}
          skipDisabled
          referenceDate={opening}
          slotProps={describe(startProblem, startProblems)}
        />
        <Button type="submit" variant="contained">
          Book a kayak
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
