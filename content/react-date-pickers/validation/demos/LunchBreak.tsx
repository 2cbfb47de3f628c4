import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

/** Closed from 1 to 2 PM; before the break, the last orders are at 12:45. */
function isNotServed(time: Dayjs, view: TimeView) {
  if (view === 'hours') return time.hour() === 13;
  if (view === 'minutes') return time.hour() === 12 && time.minute() > 45;
  return false;
}

export default function LunchBreak() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{
        hoursClockNumberText: (hours) => `${hours.padStart(2, '0')} hours`,
        minutesClockNumberText: (minutes) => `${minutes.padStart(2, '0')} minutes`,
      }}
    >
      <Box role="group" aria-label="Pickup">
        <MultiSectionDigitalClock
          ampm={false}
          timeSteps={{ minutes: 15 }}
          minTime={dayjs('2026-04-20T10:00')}
          maxTime={dayjs('2026-04-20T15:00')}
          shouldDisableTime={isNotServed}
          defaultValue={dayjs('2026-04-20T12:30')}
        />
      </Box>
    </LocalizationProvider>
  );
}
