import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { useIsValidValue, usePickerActionsContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

function ButtonShortcuts({
  items = [],
  changeImportance = 'accept',
}: PickersShortcutsProps<Dayjs | null>) {
  const isValid = useIsValidValue<Dayjs | null>();
  const { setValue } = usePickerActionsContext();

  return (
    <Box
      sx={{
        gridColumn: '1 / 4',
        gridRow: 3,
        display: 'flex',
        gap: 1,
        flexWrap: 'wrap',
        p: 2,
        maxWidth: 320,
      }}
    >
      {items.map(({ getValue, ...item }) => {
        const value = getValue({ isValid });
        return (
          <Button
            key={item.label}
            size="small"
            variant="outlined"
            disabled={!isValid(value)}
            onClick={() => setValue(value, { changeImportance, shortcut: item })}
          >
            {item.label}
          </Button>
        );
      })}
    </Box>
  );
}

const items = [
  { label: 'Easter', getValue: () => dayjs('2026-04-05') },
  { label: 'Midsummer', getValue: () => dayjs('2026-06-19') },
  { label: 'Lucia', getValue: () => dayjs('2026-12-13') },
];

export default function ShortcutsBelow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Order for">
        <StaticDatePicker
          defaultValue={dayjs('2026-04-05')}
          displayStaticWrapperAs="desktop"
          slots={{ shortcuts: ButtonShortcuts }}
          slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
