import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

/** The names contain the digits as they are shown: "00 minutes". */
const twoDigits = {
  minutesClockNumberText: (minutes: string) => `${minutes.padStart(2, '0')} minutes`,
  secondsClockNumberText: (seconds: string) => `${seconds.padStart(2, '0')} seconds`,
};

export default function ColumnSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={twoDigits}>
      <Box role="group" aria-label="Telescope slot">
        <MultiSectionDigitalClock
          defaultValue={dayjs('2026-08-12T20:30')}
          minTime={dayjs('2026-08-12T19:00')}
          maxTime={dayjs('2026-08-12T23:00')}
          timeSteps={{ minutes: 15 }}
          skipDisabled
          ampm={false}
        />
      </Box>
    </LocalizationProvider>
  );
}
