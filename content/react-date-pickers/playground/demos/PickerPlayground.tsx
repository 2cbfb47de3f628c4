import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DatePicker, DateTimePicker, LocalizationProvider, TimePicker } from '@mui/x-date-pickers';
import { StaticDatePicker, StaticDateTimePicker, StaticTimePicker } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { ClockIcon, DateRangeIcon } from '@mui/x-date-pickers/icons';
import dayjs from 'dayjs';

/** What the reader has chosen. */
interface Settings {
  picker: string;
  icon: string;
  actions: string;
  disabled: boolean;
  readOnly: boolean;
  small: boolean;
  helperText: boolean;
  clearable: boolean;
  landscape: boolean;
  toolbar: boolean;
}

type SwitchName = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

const INITIAL: Settings = {
  picker: 'DatePicker',
  icon: 'default',
  actions: 'default',
  disabled: false,
  readOnly: false,
  small: false,
  helperText: true,
  clearable: false,
  landscape: false,
  toolbar: true,
};

/** `forStatic`: whether a switch is for static pickers or for those with a field; for all without it. */
const SWITCHES: readonly { name: SwitchName; forStatic?: boolean }[] = [
  { name: 'disabled' },
  { name: 'readOnly' },
  { name: 'small', forStatic: false },
  { name: 'helperText', forStatic: false },
  { name: 'clearable', forStatic: false },
  { name: 'landscape', forStatic: true },
  { name: 'toolbar', forStatic: true },
];

type Value = string | boolean | readonly string[] | { [name: string]: Value };

const ACTIONS: Record<string, readonly string[]> = {
  none: [],
  'clear and accept': ['clear', 'accept'],
  'today and cancel': ['today', 'cancel'],
};

/** The props of the picker, apart from its value and slots. */
function toProps(settings: Settings): Record<string, Value> {
  const isStatic = settings.picker.startsWith('Static');
  const slotProps: Record<string, Value> = {};
  const textField: Record<string, Value> = {
    ...(settings.small && { size: 'small' }),
    ...(settings.helperText && { helperText: 'Local time' }),
  };
  const actions = ACTIONS[settings.actions];
  if (!isStatic && Object.keys(textField).length > 0) slotProps.textField = textField;
  if (!isStatic && settings.clearable) slotProps.field = { clearable: true };
  if (isStatic && !settings.toolbar) slotProps.toolbar = { hidden: true };
  if (actions !== undefined) slotProps.actionBar = { actions };
  return {
    ...(!isStatic && { label: 'Departure' }),
    ...(settings.disabled && { disabled: true }),
    ...(settings.readOnly && { readOnly: true }),
    ...(isStatic && settings.landscape && { orientation: 'landscape' }),
    ...(Object.keys(slotProps).length > 0 && { slotProps }),
  };
}

function toLiteral(value: Value): string {
  return JSON.stringify(value, null, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'")
    .replaceAll('\n', '\n      ');
}

function toAttribute([name, value]: [string, Value]): string {
  if (value === true) return name;
  return typeof value === 'string' ? `${name}="${value}"` : `${name}={${toLiteral(value)}}`;
}

/** The file that makes the preview. */
function toCode(settings: Settings): string {
  const { picker, icon } = settings;
  const hasIcon = icon !== 'default' && !picker.startsWith('Static');
  const attributes = [
    "defaultValue={dayjs('2026-05-08T10:30')}",
    ...Object.entries(toProps(settings)).map(toAttribute),
    ...(hasIcon ? [`slots={{ openPickerIcon: ${icon} }}`] : []),
  ];
  return [
    "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
    `import { ${picker} } from '@mui/x-date-pickers/${picker}';`,
    ...(hasIcon ? [`import { ${icon} } from '@mui/x-date-pickers/icons';`] : []),
    "import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';",
    "import dayjs from 'dayjs';",
    '',
    'export default function Departure() {',
    '  return (',
    '    <LocalizationProvider dateAdapter={AdapterDayjs}>',
    `      <${picker}`,
    ...attributes.map((attribute) => `        ${attribute.replaceAll('\n', '\n  ')}`),
    '      />',
    '    </LocalizationProvider>',
    '  );',
    '}',
  ].join('\n');
}

const PICKERS: Record<string, React.ElementType> = {
  DatePicker,
  TimePicker,
  DateTimePicker,
  StaticDatePicker,
  StaticTimePicker,
  StaticDateTimePicker,
};

const ICONS: Record<string, React.ElementType> = { DateRangeIcon, ClockIcon };

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}

const LAYOUT = {
  width: '100%',
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: '1fr', sm: '200px minmax(0, 1fr)' },
};

const PREVIEW = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'safe center',
  overflowX: 'auto',
  minHeight: 470,
};

export default function PickerPlayground() {
  const [settings, setSettings] = React.useState<Settings>(INITIAL);
  const set = (change: Partial<Settings>) => setSettings((old) => ({ ...old, ...change }));
  const isStatic = settings.picker.startsWith('Static');
  const Picker = PICKERS[settings.picker] ?? DatePicker;
  const Icon = isStatic ? undefined : ICONS[settings.icon];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={LAYOUT}>
        <Stack spacing={2} role="group" aria-label="Settings">
          <Choice
            label="Component"
            value={settings.picker}
            options={Object.keys(PICKERS)}
            onChange={(picker) => set({ picker })}
          />
          <Choice
            label="Slot openPickerIcon"
            value={settings.icon}
            options={['default', ...Object.keys(ICONS)]}
            onChange={(icon) => set({ icon })}
          />
          <Choice
            label="Slot props of actionBar"
            value={settings.actions}
            options={['default', ...Object.keys(ACTIONS)]}
            onChange={(actions) => set({ actions })}
          />
          <div>
            {SWITCHES.map(({ name, forStatic }) => (
              <FormControlLabel
                key={name}
                label={name}
                disabled={forStatic !== undefined && forStatic !== isStatic}
                control={
                  <Checkbox
                    size="small"
                    checked={settings[name]}
                    onChange={(event) => set({ [name]: event.target.checked })}
                  />
                }
                sx={{ display: 'flex' }}
              />
            ))}
          </div>
        </Stack>
        <Box role="group" aria-label="Preview" sx={PREVIEW}>
          <Picker
            key={settings.picker}
            defaultValue={dayjs('2026-05-08T10:30')}
            {...toProps(settings)}
            {...(Icon && { slots: { openPickerIcon: Icon } })}
          />
        </Box>
        <Box
          component="pre"
          role="region"
          aria-label="Code of the preview"
          tabIndex={0}
          sx={{
            gridColumn: '1 / -1',
            m: 0,
            p: 2,
            height: 320,
            overflow: 'auto',
            borderRadius: 1,
            bgcolor: 'action.hover',
            fontSize: 13,
          }}
        >
          {toCode(settings)}
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
