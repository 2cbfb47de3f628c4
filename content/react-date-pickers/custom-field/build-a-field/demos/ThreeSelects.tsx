import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const firstDay = dayjs('2008-01-01');
const lastDay = dayjs('2020-12-31');

const count = (length: number, first: number) => Array.from({ length }, (_, i) => first + i);
const months = count(12, 0).map((month) => firstDay.month(month).format('MMMM'));
const years = count(lastDay.year() - firstDay.year() + 1, firstDay.year());

function SelectsField({ id }: DatePickerFieldProps) {
  const { value, setValue, label, rootRef } = usePickerContext<Dayjs | null>();
  const birthday = value ?? firstDay;
  const parts = [
    { unit: 'year', text: 'Year', options: years },
    { unit: 'month', text: 'Month', options: count(12, 0) },
    { unit: 'date', text: 'Day', options: count(birthday.daysInMonth(), 1) },
  ] as const;

  return (
    <Box ref={rootRef} component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box id={id && `${id}-label`} component="legend" sx={{ typography: 'body2', mb: 1 }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {parts.map(({ unit, text, options }) => (
          <TextField
            key={unit}
            select
            size="small"
            label={text}
            value={birthday.get(unit)}
            onChange={(event) => {
              const changed = birthday.set(unit, Number(event.target.value));
              setValue(changed, { shouldClose: false, source: 'field' });
            }}
            slotProps={{ select: { native: true } }}
          >
            {options.map((option) => (
              <option key={option} value={option}>
                {unit === 'month' ? months[option] : option}
              </option>
            ))}
          </TextField>
        ))}
      </Box>
    </Box>
  );
}

export default function ThreeSelects() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth, for a child's card"
        defaultValue={dayjs('2014-09-28')}
        minDate={firstDay}
        maxDate={lastDay}
        slots={{ field: SelectsField }}
      />
    </LocalizationProvider>
  );
}
