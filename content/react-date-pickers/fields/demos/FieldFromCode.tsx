import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';

export default function FieldFromCode() {
  const fieldRef = React.useRef<FieldRef<Dayjs | null>>(null);
  const [typed, setTyped] = React.useState('Type only a month, then read the sections.');

  const readSections = () => {
    const sections = fieldRef.current?.getSections() ?? [];
    setTyped(sections.map(({ type, value }) => `${type}: ${value || 'empty'}`).join(', '));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateField label="Checked out on" unstableFieldRef={fieldRef} />
        <Stack direction="row" spacing={1}>
          <Button size="small" onClick={() => fieldRef.current?.focusField('year')}>
            Go to the year
          </Button>
          <Button size="small" onClick={readSections}>
            Read the sections
          </Button>
        </Stack>
        <Typography variant="body2" role="status">
          {typed}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
