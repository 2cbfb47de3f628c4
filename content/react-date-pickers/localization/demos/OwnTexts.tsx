import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

export default function OwnTexts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Departure"
        defaultValue={dayjs('2026-05-08')}
        localeText={{
          toolbarTitle: 'Which day do you sail?',
          okButtonLabel: 'Choose this day',
          cancelButtonLabel: 'Keep the old one',
        }}
      />
    </LocalizationProvider>
  );
}
