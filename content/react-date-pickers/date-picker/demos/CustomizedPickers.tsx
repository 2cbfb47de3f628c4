import EventIcon from '@mui/icons-material/Event';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const night = dayjs('2026-08-12');
const shootingStars = [
  { label: 'Lyrids', getValue: () => dayjs('2026-04-22') },
  { label: 'Perseids', getValue: () => dayjs('2026-08-12') },
  { label: 'Geminids', getValue: () => dayjs('2026-12-14') },
];

export default function CustomizedPickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Button icon and color"
          defaultValue={night}
          slots={{ openPickerIcon: EventIcon }}
          slotProps={{ openPickerButton: { color: 'primary' } }}
        />
        <DatePicker
          label="Buttons and a toolbar"
          defaultValue={night}
          slotProps={{
            actionBar: { actions: ['today', 'cancel', 'accept'] },
            toolbar: { hidden: false, toolbarFormat: 'dddd, MMMM D' },
          }}
        />
        <DatePicker
          label="Shortcuts"
          defaultValue={night}
          slotProps={{ shortcuts: { items: shootingStars } }}
        />
        <DatePicker
          label="Square days"
          defaultValue={night}
          slotProps={{ day: { sx: { borderRadius: 1 } } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
