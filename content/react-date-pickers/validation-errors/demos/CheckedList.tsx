import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const limits = {
  minDate: dayjs('2026-04-07'),
  maxDate: dayjs('2026-04-24'),
  shouldDisableDate: (day: Dayjs) => day.day() === 0,
  disablePast: false,
  disableFuture: false,
};

const orders = [
  { id: 1, customer: 'Café Linde', day: dayjs('2026-04-14') },
  { id: 2, customer: 'School cafeteria', day: dayjs('2026-04-19') },
  { id: 3, customer: 'Rowing club', day: dayjs('2026-05-02') },
];

function Order({ customer, day }: { customer: string; day: Dayjs }) {
  const { validationError } = useValidation({
    value: day,
    timezone: 'default',
    props: limits,
    validator: validateDate,
  });

  return (
    <ListItem disableGutters divider>
      <ListItemText primary={customer} secondary={day.format('dddd, MMMM D')} />
      {validationError ?? 'accepted'}
    </ListItem>
  );
}

export default function CheckedList() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <List aria-label="Imported orders" disablePadding sx={{ width: 340, maxWidth: '100%' }}>
        {orders.map(({ id, ...order }) => (
          <Order key={id} {...order} />
        ))}
      </List>
    </LocalizationProvider>
  );
}
