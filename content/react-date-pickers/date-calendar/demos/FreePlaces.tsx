import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

const freePlaces = new Map([
  ['2026-03-05', 2],
  ['2026-03-12', 6],
  ['2026-03-19', 3],
  ['2026-03-26', 4],
]);

const badgeStyle = {
  position: 'absolute',
  insetInlineEnd: -6,
  bottom: -2,
  px: '5px',
  borderRadius: 2,
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  fontSize: '0.6875rem',
  fontWeight: 600,
  lineHeight: '16px',
  pointerEvents: 'none',
};

function CourseDay(props: PickersDayProps) {
  const places = freePlaces.get(dayjs(props.day).format('YYYY-MM-DD'));
  const label =
    places === undefined ? undefined : `${dayjs(props.day).date()}, ${places} spots left`;

  return (
    <Box component="span" sx={{ position: 'relative', display: 'inline-flex' }}>
      <PickersDay {...props} aria-label={label} />
      {places !== undefined && (
        <Box component="span" aria-hidden sx={badgeStyle}>
          {places}
        </Box>
      )}
    </Box>
  );
}

export default function FreePlaces() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Thursday course">
        <DateCalendar
          referenceDate={dayjs('2026-03-01')}
          shouldDisableDate={(day) => dayjs(day).day() !== 4}
          slots={{ day: CourseDay }}
        />
      </Box>
    </LocalizationProvider>
  );
}
