import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const items = [
  { id: 'easter', label: 'Easter bread', getValue: () => dayjs('2026-04-05') },
  { id: 'midsummer', label: 'Midsummer buns', getValue: () => dayjs('2026-06-19') },
];

export default function KeepOpen() {
  const [chosenBy, setChosenBy] = React.useState('Nothing chosen yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Order for"
          defaultValue={dayjs('2026-04-20')}
          onChange={(_day, { shortcut }) => setChosenBy(`Chosen by: ${shortcut?.label ?? 'hand'}`)}
          slotProps={{ shortcuts: { items, changeImportance: 'set' } }}
        />
        <Typography variant="body2" aria-live="polite">
          {chosenBy}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
