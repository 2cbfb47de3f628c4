import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function OpenAndClose() {
  const [openings, setOpenings] = React.useState(0);
  const [isOpen, setIsOpen] = React.useState(false);

  const handleOpen = () => {
    setIsOpen(true);
    setOpenings((count) => count + 1);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Check-up date"
          defaultValue={dayjs('2026-06-19')}
          onOpen={handleOpen}
          onClose={() => setIsOpen(false)}
        />
        <Typography variant="body2" aria-live="polite">
          {isOpen ? 'Currently open.' : 'Currently closed.'} Times opened: {openings}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
