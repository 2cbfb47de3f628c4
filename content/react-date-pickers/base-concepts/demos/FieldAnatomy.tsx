import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

/** What a test finds in the field: role, name and text of each section, and the hidden input. */
function getParts(field: HTMLElement) {
  const sections = Array.from(
    field.querySelectorAll('[role="spinbutton"]'),
    (section) => `spinbutton "${section.getAttribute('aria-label')}": ${section.textContent}`,
  );
  const input = field.querySelector('input');
  return [...sections, `input name="${input?.name}": ${input?.value}`];
}

export default function FieldAnatomy() {
  const field = React.useRef<HTMLDivElement>(null);
  const [parts, setParts] = React.useState<string[]>([]);
  const read = () => {
    if (field.current) setParts(getParts(field.current));
  };

  React.useEffect(read, []);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <div ref={field} onKeyUp={read}>
          <DateTimeField
            label="Departure"
            name="departure"
            fullWidth
            defaultValue={dayjs('2026-05-08T08:45')}
          />
        </div>
        <Box
          component="ol"
          aria-label="Parts of the field"
          sx={{ m: 0, pl: 3, typography: 'body2', minHeight: 140 }}
        >
          {parts.map((part, index) => (
            <li key={index}>{part}</li>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
