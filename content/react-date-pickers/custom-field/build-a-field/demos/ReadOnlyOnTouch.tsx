import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import type { DateFieldProps } from '@mui/x-date-pickers/DateField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

const due = dayjs('2026-06-19');

function TappedField(props: DateFieldProps) {
  const { variant, setOpen } = usePickerContext();
  if (variant === 'desktop') return <DateField {...props} />;

  return <DateField {...props} readOnly onClick={() => setOpen(true)} />;
}

export default function ReadOnlyOnTouch() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DesktopDatePicker
          label="With a mouse: type or open"
          defaultValue={due}
          slots={{ field: TappedField }}
        />
        <MobileDatePicker
          label="With a finger: tap to open"
          defaultValue={due}
          slots={{ field: TappedField }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
