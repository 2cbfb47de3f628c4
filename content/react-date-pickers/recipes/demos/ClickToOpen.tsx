import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ClickToOpen() {
  const [isOpen, setIsOpen] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2026-05-12')}
        open={isOpen}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        slotProps={{
          textField: {
            onClick: (event) => {
              // The field's button already opens and closes the picker.
              if (event.target instanceof Element && !event.target.closest('button')) {
                setIsOpen(true);
              }
            },
          },
        }}
        sx={{ width: 260 }}
      />
    </LocalizationProvider>
  );
}
