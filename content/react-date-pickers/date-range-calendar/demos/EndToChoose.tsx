import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

function label(name: string, day: Dayjs | null) {
  return `${name}: ${day?.format('MMM D') ?? 'open'}`;
}

export default function EndToChoose() {
  const [position, setPosition] = React.useState<RangePosition>('end');
  const [[start, end], setCharter] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-06-08'),
    dayjs('2026-06-12'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }} role="group" aria-label="Sloop charter">
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Day to choose"
          value={position}
          onChange={(_event, next: RangePosition | null) => next && setPosition(next)}
        >
          <ToggleButton value="start">{label('Cast off', start)}</ToggleButton>
          <ToggleButton value="end">{label('Return', end)}</ToggleButton>
        </ToggleButtonGroup>
        <DateRangeCalendar
          calendars={1}
          value={[start, end]}
          onChange={setCharter}
          rangePosition={position}
          onRangePositionChange={setPosition}
        />
      </Stack>
    </LocalizationProvider>
  );
}
