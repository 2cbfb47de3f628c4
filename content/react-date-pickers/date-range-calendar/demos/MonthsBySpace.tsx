import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { dayCalendarClasses } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const counts = [1, 2, 3] as const;
type Count = (typeof counts)[number];

const narrowMonths = {
  [`& .${dayCalendarClasses.slideTransition}`]: { minWidth: 288 },
};

export default function MonthsBySpace() {
  const [calendars, setCalendars] = React.useState<Count>(2);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center', maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Number of months"
          value={calendars}
          onChange={(_event, next: Count | null) => next && setCalendars(next)}
        >
          {counts.map((count) => (
            <ToggleButton key={count} value={count} sx={{ px: 2 }}>
              {count}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box
          role="group"
          aria-label="Summer in the dry dock"
          sx={{ maxWidth: '100%', overflowX: 'auto' }}
        >
          <DateRangeCalendar
            calendars={calendars}
            defaultValue={[dayjs('2026-06-15'), dayjs('2026-08-14')]}
            sx={narrowMonths}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
