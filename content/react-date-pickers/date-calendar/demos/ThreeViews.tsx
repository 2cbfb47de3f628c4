import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const views: DateView[] = ['year', 'month', 'day'];
const labels = { year: 'Year', month: 'Month', day: 'Day' };

export default function ThreeViews() {
  const [view, setView] = React.useState<DateView>('month');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center', maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="View"
          value={view}
          onChange={(_event, newView: DateView | null) => setView(newView ?? view)}
        >
          {views.map((name) => (
            <ToggleButton key={name} value={name}>
              {labels[name]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box role="group" aria-label="Course day">
          <DateCalendar
            views={views}
            view={view}
            onViewChange={setView}
            defaultValue={dayjs('2026-03-14')}
            minDate={dayjs('2022-01-01')}
            maxDate={dayjs('2027-12-31')}
            disableHighlightToday
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
