import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

function WeekButtons({ className }: PickersActionBarProps) {
  const { value, setValue } = usePickerContext<Dayjs | null>();
  const move = (weeks: number) =>
    setValue(value?.add(weeks, 'week') ?? null, { changeImportance: 'set' });

  return (
    <DialogActions className={className}>
      <Button disabled={value === null} onClick={() => move(-1)}>
        A week earlier
      </Button>
      <Button disabled={value === null} onClick={() => move(1)}>
        A week later
      </Button>
    </DialogActions>
  );
}

export default function OwnActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Harvest">
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2026-09-14')}
          slots={{ actionBar: WeekButtons }}
        />
      </div>
    </LocalizationProvider>
  );
}
