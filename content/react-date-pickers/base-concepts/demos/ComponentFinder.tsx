import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import * as Pickers from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import dayjs from 'dayjs';

const parts = ['picker', 'field', 'view'] as const;

type Part = (typeof parts)[number];

const sailing = dayjs('2026-07-14');

const finder: Record<string, Partial<Record<Part, React.ReactElement>>> = {
  date: {
    picker: <Pickers.DatePicker label="Sailing" />,
    field: <Pickers.DateField label="Sailing" />,
    view: <Pickers.DateCalendar defaultValue={sailing} disableHighlightToday />,
  },
  time: {
    picker: <Pickers.TimePicker label="Check-in" />,
    field: <Pickers.TimeField label="Check-in" />,
    view: <Pickers.MultiSectionDigitalClock />,
  },
  'date and time': {
    picker: <Pickers.DateTimePicker label="Departure" />,
    field: <Pickers.DateTimeField label="Departure" />,
  },
  'date range': {
    picker: <Pickers.DateRangePicker label="Island stay" />,
    field: <Pickers.SingleInputDateRangeField label="Island stay" />,
    view: (
      <Pickers.DateRangeCalendar
        calendars={1}
        defaultValue={[sailing, sailing.add(3, 'day')]}
        disableHighlightToday
      />
    ),
  },
  'time range': {
    picker: <Pickers.TimeRangePicker label="Café opens" />,
    field: <Pickers.SingleInputTimeRangeField label="Café opens" />,
  },
};

/** Ranges are in the Pro package. */
const getPackage = (value: string) =>
  value.endsWith('range') ? '@mui/x-date-pickers-pro' : '@mui/x-date-pickers';

const getName = (value: string, part: Part) => {
  const words = value.replace(' and', '').split(' ');
  const kind = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  if (part === 'view') return value === 'time' ? 'MultiSectionDigitalClock' : `${kind}Calendar`;
  if (part === 'picker') return `${kind}Picker`;
  return kind.endsWith('Range') ? `SingleInput${kind}Field` : `${kind}Field`;
};

export default function ComponentFinder() {
  const [value, setValue] = React.useState('date');
  const [wanted, setPart] = React.useState<Part>('view');
  const part = finder[value]?.[wanted] ? wanted : 'picker';

  return (
    <Pickers.LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 360, maxWidth: '100%' }}>
        <TextField
          select
          label="Users enter a"
          value={value}
          onChange={(event) => setValue(event.target.value)}
        >
          {Object.keys(finder).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Part"
          value={part}
          onChange={(_event, newPart: Part | null) => newPart && setPart(newPart)}
        >
          {parts.map((name) => (
            <ToggleButton key={name} value={name} disabled={!finder[value]?.[name]}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography component="code" variant="body2" aria-live="polite" sx={{ minHeight: 44 }}>
          {`import { ${getName(value, part)} } from '${getPackage(value)}/${getName(value, part)}';`}
        </Typography>
        <Box
          role="group"
          aria-label="The component"
          sx={{ minHeight: 336, display: 'grid', justifyContent: 'center', alignContent: 'start' }}
        >
          {finder[value]?.[part]}
        </Box>
      </Stack>
    </Pickers.LocalizationProvider>
  );
}
