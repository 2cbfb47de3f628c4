import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';
import './FreePlaces.css';

const freePlaces = new Map([
  ['2026-03-05', 2],
  ['2026-03-12', 6],
  ['2026-03-19', 3],
  ['2026-03-26', 4],
]);

function CourseDay(props: PickersDayProps) {
  const places = freePlaces.get(dayjs(props.day).format('YYYY-MM-DD'));
  const label =
    places === undefined ? undefined : `${dayjs(props.day).date()}, ${places} spots left`;

  return (
    <span className="course-day">
      <PickersDay {...props} aria-label={label} />
      {places !== undefined && (
        <span aria-hidden className="free-places">
          {places}
        </span>
      )}
    </span>
  );
}

export default function FreePlaces() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Thursday course">
        <DateCalendar
          referenceDate={dayjs('2026-03-01')}
          shouldDisableDate={(day) => dayjs(day).day() !== 4}
          slots={{ day: CourseDay }}
        />
      </div>
    </LocalizationProvider>
  );
}
