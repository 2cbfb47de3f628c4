import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const views = ['hours', 'minutes', 'seconds'] as const;
const tokens = { hours: 'HH', minutes: 'mm', seconds: 'ss' };
const spoken = { hours: 'HH [hours]', minutes: 'mm [minutes]', seconds: 'ss [seconds]' };

export default function DownToTheSecond() {
  const [view, setView] = React.useState<TimeView>('seconds');
  const [birth, setBirth] = React.useState<Dayjs | null>(dayjs('2026-05-04T03:15:40'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Time of birth" sx={{ textAlign: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Unit of time"
          value={view}
          onChange={(_event, next: TimeView | null) => next && setView(next)}
        >
          {views.map((name) => (
            <ToggleButton
              key={name}
              value={name}
              aria-label={birth?.format(spoken[name])}
              sx={{ px: 2 }}
            >
              {birth?.format(tokens[name])}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TimeClock
          ampm={false}
          views={views}
          view={view}
          onViewChange={setView}
          value={birth}
          onChange={setBirth}
        />
      </Box>
    </LocalizationProvider>
  );
}
