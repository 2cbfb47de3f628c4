import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const noon = dayjs('2026-05-12T12:00');

/** The names contain the digits as they are shown: "09 hours". */
const twoDigits = {
  hoursClockNumberText: (hours: string) => `${hours.padStart(2, '0')} hours`,
  minutesClockNumberText: (minutes: string) => `${minutes.padStart(2, '0')} minutes`,
};

export default function EveryMinute() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={twoDigits}>
      <Stack direction="row" spacing={4}>
        <div role="group" aria-label="Every minute">
          <MultiSectionDigitalClock ampm={false} defaultValue={noon} timeSteps={{ minutes: 1 }} />
        </div>
        <div role="group" aria-label="Quarter hours">
          <MultiSectionDigitalClock
            ampm={false}
            defaultValue={noon}
            timeSteps={{ minutes: 15 }}
            minutesStep={15}
          />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
