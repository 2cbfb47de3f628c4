import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function SlotPropsByPart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Departure"
        defaultValue={dayjs('2026-05-08')}
        slotProps={{
          textField: { size: 'small', helperText: 'Ferries leave every day but Sunday' },
          openPickerButton: { color: 'primary' },
          day: ({ isDaySelected }) => ({ sx: { borderRadius: isDaySelected ? 1 : undefined } }),
        }}
      />
    </LocalizationProvider>
  );
}
