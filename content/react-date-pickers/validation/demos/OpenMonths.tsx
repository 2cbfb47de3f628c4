import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

/** The bakery is closed in August. */
function isAugust(date: Dayjs) {
  return date.month() === 7;
}

export default function OpenMonths() {
  const [closesMonth, setClosesMonth] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', justifyItems: 'center' }}>
        <FormControlLabel
          label="shouldDisableMonth too"
          control={
            <Checkbox
              checked={closesMonth}
              onChange={(event) => setClosesMonth(event.target.checked)}
            />
          }
        />
        <Box role="group" aria-label="Baking course date">
          <DateCalendar
            defaultValue={dayjs('2026-07-14')}
            views={['month', 'day']}
            openTo="month"
            shouldDisableDate={isAugust}
            shouldDisableMonth={closesMonth ? isAugust : undefined}
            disableHighlightToday
          />
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
