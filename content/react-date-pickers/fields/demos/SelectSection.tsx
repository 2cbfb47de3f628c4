import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const choices: { section: FieldSelectedSections; label: string }[] = [
  { section: 'all', label: 'All' },
  { section: 'year', label: 'Year' },
  { section: 'month', label: 'Month' },
  { section: 'day', label: 'Day' },
];

export default function SelectSection() {
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
  const inputRef = React.useRef<HTMLInputElement>(null);

  const select = (section: FieldSelectedSections) => {
    inputRef.current?.focus();
    setSelected(section);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {choices.map(({ section, label }) => (
            <Button key={label} variant="outlined" size="small" onClick={() => select(section)}>
              {label}
            </Button>
          ))}
        </Stack>
        <DateField
          inputRef={inputRef}
          label="Checked out on"
          defaultValue={dayjs('2026-05-22')}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
      </Stack>
    </LocalizationProvider>
  );
}
