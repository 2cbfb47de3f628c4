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

const badgeClasses = [
  'pointer-events-none absolute -end-1.5 -bottom-0.5 rounded-2xl px-[5px]',
  'bg-[#8a3fb8] text-white dark:bg-[#d0a0f5] dark:text-black/87',
  'text-[0.6875rem]/4 font-semibold',
].join(' ');

function CourseDay(props: PickersDayProps) {
  const places = freePlaces.get(dayjs(props.day).format('YYYY-MM-DD'));
  const label =
    places === undefined ? undefined : `${dayjs(props.day).date()}, ${places} spots left`;

  return (
    <span className="relative inline-flex">
      <PickersDay {...props} aria-label={label} />
      {places !== undefined && (
        <span aria-hidden className={badgeClasses}>
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
