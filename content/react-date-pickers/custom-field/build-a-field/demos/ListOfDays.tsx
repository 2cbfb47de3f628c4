import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const storyHours = ['2026-06-06', '2026-06-13', '2026-06-20', '2026-06-27'].map((day) =>
  dayjs(day),
);

function StoryHourField({ id }: DatePickerFieldProps) {
  const { value, setValue, setOpen, label, triggerRef, rootRef } = usePickerContext<Dayjs | null>();
  const selected = storyHours.find((day) => day.isSame(value, 'day')) ?? null;

  return (
    <Stack ref={rootRef} direction="row" spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Autocomplete
        id={id}
        fullWidth
        options={storyHours}
        value={selected}
        getOptionLabel={(day) => day.format('ddd, MMMM D')}
        getOptionKey={(day) => day.valueOf()}
        onChange={(_event, day) => setValue(day)}
        renderInput={(params) => <TextField {...params} label={label} />}
      />
      <Button ref={triggerRef} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Calendar
      </Button>
    </Stack>
  );
}

function hasNoStoryHour(day: Dayjs) {
  return !storyHours.some((storyHour) => storyHour.isSame(day, 'day'));
}

export default function ListOfDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Story hour"
        defaultValue={dayjs('2026-06-13')}
        shouldDisableDate={hasNoStoryHour}
        slots={{ field: StoryHourField }}
      />
    </LocalizationProvider>
  );
}
