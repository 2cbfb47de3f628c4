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

const sailing = dayjs('2026-07-14');

interface Part {
  label: string;
  component: string;
  element: React.ReactElement;
}

interface Kind {
  label: string;
  packageName: string;
  parts: Part[];
}

const kinds: Kind[] = [
  {
    label: 'date',
    packageName: '@mui/x-date-pickers',
    parts: [
      { label: 'picker', component: 'DatePicker', element: <Pickers.DatePicker label="Sailing" /> },
      { label: 'field', component: 'DateField', element: <Pickers.DateField label="Sailing" /> },
      {
        label: 'view',
        component: 'DateCalendar',
        element: <Pickers.DateCalendar defaultValue={sailing} disableHighlightToday />,
      },
    ],
  },
  {
    label: 'time',
    packageName: '@mui/x-date-pickers',
    parts: [
      {
        label: 'picker',
        component: 'TimePicker',
        element: <Pickers.TimePicker label="Check-in" />,
      },
      { label: 'field', component: 'TimeField', element: <Pickers.TimeField label="Check-in" /> },
      {
        label: 'view',
        component: 'MultiSectionDigitalClock',
        element: <Pickers.MultiSectionDigitalClock />,
      },
    ],
  },
  {
    label: 'date and time',
    packageName: '@mui/x-date-pickers',
    parts: [
      {
        label: 'picker',
        component: 'DateTimePicker',
        element: <Pickers.DateTimePicker label="Departure" />,
      },
      {
        label: 'field',
        component: 'DateTimeField',
        element: <Pickers.DateTimeField label="Departure" />,
      },
    ],
  },
  {
    label: 'date range',
    packageName: '@mui/x-date-pickers-pro',
    parts: [
      {
        label: 'picker',
        component: 'DateRangePicker',
        element: <Pickers.DateRangePicker label="Island stay" />,
      },
      {
        label: 'field',
        component: 'SingleInputDateRangeField',
        element: <Pickers.SingleInputDateRangeField label="Island stay" />,
      },
      {
        label: 'view',
        component: 'DateRangeCalendar',
        element: (
          <Pickers.DateRangeCalendar
            calendars={1}
            defaultValue={[sailing, sailing.add(3, 'day')]}
            disableHighlightToday
          />
        ),
      },
    ],
  },
  {
    label: 'time range',
    packageName: '@mui/x-date-pickers-pro',
    parts: [
      {
        label: 'picker',
        component: 'TimeRangePicker',
        element: <Pickers.TimeRangePicker label="Café opens" />,
      },
      {
        label: 'field',
        component: 'SingleInputTimeRangeField',
        element: <Pickers.SingleInputTimeRangeField label="Café opens" />,
      },
    ],
  },
];

export default function ComponentFinder() {
  const [value, setValue] = React.useState('date');
  const [wanted, setWanted] = React.useState('view');
  const kind = kinds.find(({ label }) => label === value);
  const part = kind?.parts.find(({ label }) => label === wanted) ?? kind?.parts[0];

  return (
    <Pickers.LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 360, maxWidth: '100%' }}>
        <TextField
          select
          label="Users enter a"
          value={value}
          onChange={(event) => setValue(event.target.value)}
        >
          {kinds.map(({ label }) => (
            <MenuItem key={label} value={label}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Part"
          value={part?.label}
          onChange={(_event, label: string | null) => label && setWanted(label)}
        >
          {['picker', 'field', 'view'].map((label) => (
            <ToggleButton
              key={label}
              value={label}
              disabled={!kind?.parts.some((each) => each.label === label)}
            >
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography component="code" variant="body2" aria-live="polite" sx={{ minHeight: 44 }}>
          {`import { ${part?.component} } from '${kind?.packageName}/${part?.component}';`}
        </Typography>
        <Box
          role="group"
          aria-label="The component"
          sx={{ minHeight: 336, display: 'grid', justifyContent: 'center', alignContent: 'start' }}
        >
          {part?.element}
        </Box>
      </Stack>
    </Pickers.LocalizationProvider>
  );
}
