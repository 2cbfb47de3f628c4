import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const holidays = new Map([
  ['2026-05-01', 'May Day'],
  ['2026-05-14', 'Ascension Day'],
  ['2026-05-25', 'Whit Monday'],
]);

export default function MarkedHolidays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Leave begins on">
        <DateCalendar
          defaultValue={dayjs('2026-05-06')}
          slotProps={{
            day: ({ day }) => {
              const holiday = holidays.get(dayjs(day).format('YYYY-MM-DD'));
              return holiday === undefined
                ? {}
                : {
                    title: holiday,
                    'aria-label': `${dayjs(day).date()}, ${holiday}`,
                    sx: { color: 'error.main', fontWeight: 700 },
                  };
            },
          }}
        />
      </div>
    </LocalizationProvider>
  );
}
