import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const festivals = [
  { label: 'Easter bread', getValue: () => dayjs('2026-04-05') },
  { label: 'Midsummer buns', getValue: () => dayjs('2026-06-19') },
  { label: 'Lucia buns', getValue: () => dayjs('2026-12-13') },
];

export default function HolidayShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Order for" sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          defaultValue={dayjs('2026-04-05')}
          displayStaticWrapperAs="desktop"
          slotProps={{ shortcuts: { items: festivals } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
