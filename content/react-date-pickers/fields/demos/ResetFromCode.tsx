import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';

export default function ResetFromCode() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [resets, setResets] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <DateField key={resets} label="Delivery" value={day} onChange={setDay} />
        <Button
          onClick={() => {
            setDay(null);
            setResets(resets + 1);
          }}
        >
          Reset
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
