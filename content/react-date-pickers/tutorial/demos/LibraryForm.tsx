import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { DateValidationError, TimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';

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
function describe(problem?: string) {
  return {
    textField: { fullWidth: true, error: problem !== undefined, helperText: problem },
  };
}

/** The result for `validate`: a message, or `true` if the value is valid. */
function check(
  value: Dayjs | null,
  reason: string | null,
  texts: Record<string, string>,
): string | true {
  const problem = reason ?? (value === null ? 'missing' : null);
  return problem === null || (texts[problem] ?? problem);
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

interface Booking {
  name: string;
  date: string;
  time: string;
}

/** Stands in for your server. At 10 AM, all kayaks are out. */
async function sendBooking({ name, date, time }: Booking) {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return time === '10:00'
    ? { booking: '', problem: 'All kayaks are out at 10 AM. Choose another time.' }
    : { booking: `${name}, ${date}, ${time}`, problem: '' };
}

const empty: { name: string; day: Dayjs | null; start: Dayjs | null } = {
  name: '',
  day: null,
  start: null,
};

export default function LibraryForm() {
  const { control, formState, handleSubmit, register, trigger } = useForm({
    defaultValues: empty,
  });
  const { errors, isSubmitted } = formState;
  const [answer, setAnswer] = React.useState({ booking: '', problem: '' });
  const [isSending, startSending] = React.useTransition();
  const dayError = React.useRef<DateValidationError>(null);
  const startError = React.useRef<TimeValidationError>(null);
  const { ref: nameRef, ...nameProps } = register('name', {
    validate: (name) => name.trim() !== '' || 'Enter your name.',
  });

  const submit = handleSubmit(({ name, day, start }) => {
    if (isSending || day === null || start === null) return;
    const booking = { name, date: day.format('YYYY-MM-DD'), time: start.format('HH:mm') };
    startSending(async () => setAnswer(await sendBooking(booking)));
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => {
          setAnswer({ booking: '', problem: '' });
          void submit(event);
        }}
        spacing={2}
        sx={{ width: 300, maxWidth: '100%', alignItems: 'flex-start' }}
      >
        <TextField
          label="Name"
          fullWidth
          autoComplete="name"
          inputRef={nameRef}
          {...nameProps}
          error={errors.name !== undefined}
          helperText={errors.name?.message}
        />
        <Controller
          name="day"
          control={control}
          rules={{ validate: (day) => check(day, dayError.current, dayProblems) }}
          render={({ field: { ref, ...field }, fieldState: { error } }) => (
            <DatePicker
              {...field}
              label="Day"
              inputRef={(input) => ref({ focus: () => focusField(input) })}
              onError={(reason) => {
                dayError.current = reason;
                if (isSubmitted) void trigger('day');
              }}
              minDate={firstDay}
              maxDate={lastDay}
              shouldDisableDate={isMonday}
              slotProps={describe(error?.message)}
            />
          )}
        />
        <Controller
          name="start"
          control={control}
          rules={{ validate: (start) => check(start, startError.current, startProblems) }}
          render={({ field: { ref, ...field }, fieldState: { error } }) => (
            <TimePicker
              {...field}
              label="Start"
              inputRef={(input) => ref({ focus: () => focusField(input) })}
              onError={(reason) => {
                startError.current = reason;
                if (isSubmitted) void trigger('start');
              }}
              minTime={opening}
              maxTime={lastStart}
              minutesStep={30}
              skipDisabled
              referenceDate={opening}
              slotProps={describe(error?.message)}
            />
          )}
        />
        <Button type="submit" variant="contained">
          {isSending ? 'Booking…' : 'Book a kayak'}
        </Button>
        {answer.problem && <Alert severity="error">{answer.problem}</Alert>}
        <Typography role="status">{answer.booking && `Booked: ${answer.booking}`}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
