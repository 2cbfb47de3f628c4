import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const vintages = [
  { label: 'Riesling', getValue: () => dayjs('2026-10-06') },
  { label: 'Pinot noir', getValue: () => dayjs('2026-09-22') },
];

export default function LandscapeWithShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Harvest" sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          orientation="landscape"
          defaultValue={dayjs('2026-09-14')}
          slotProps={{ shortcuts: { items: vintages } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
