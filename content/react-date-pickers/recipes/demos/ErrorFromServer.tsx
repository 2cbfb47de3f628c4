import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const fullDays = ['2026-05-12', '2026-05-13'];

function answerOfServer(day: Dayjs | null) {
  if (day === null) return 'Choose a day.';
  return fullDays.includes(day.format('YYYY-MM-DD')) ? 'All boats are taken on this day.' : null;
}

export default function ErrorFromServer() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-05-12'));
  const [message, setMessage] = React.useState(() => answerOfServer(day));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 280, alignItems: 'flex-start' }}>
        <DatePicker
          label="Boat trip"
          value={day}
          onChange={(next) => {
            setDay(next);
            setMessage(null);
          }}
          slotProps={{
            textField: {
              fullWidth: true,
              helperText: message ?? ' ',
              error: message ? true : undefined,
            },
          }}
        />
        <Button variant="contained" onClick={() => setMessage(answerOfServer(day))}>
          Book
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
