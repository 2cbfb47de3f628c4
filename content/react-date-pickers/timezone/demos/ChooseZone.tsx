import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

const zones = ['UTC', 'Europe/Lisbon', 'Asia/Kolkata', 'Pacific/Auckland'];

export default function ChooseZone() {
  const [zone, setZone] = React.useState('Asia/Kolkata');
  const [call, setCall] = React.useState<DateTime | null>(
    DateTime.fromISO('2026-05-08T08:00:00Z', { zone: 'UTC' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <TextField
          select
          label="Shown in"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateTimePicker label="Call" timezone={zone} value={call} onChange={setCall} />
        <Typography variant="body2" aria-live="polite">
          Stored: {call?.toUTC().toISO() ?? 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
