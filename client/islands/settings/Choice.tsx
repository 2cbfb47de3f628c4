import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import type { Translate } from '../../i18n/translate.ts';

export interface ChoiceProps<T extends string> {
  label: string;
  values: readonly T[];
  value: T;
  defaultValue: T;
  textOf: (value: T) => string;
  onChange: (value: T) => void;
  t: Translate;
}

/** One preference with a few values, and a way back to its default. */
export function Choice<T extends string>({ label, values, value, defaultValue, textOf, onChange, t }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 32 }}>
        <span id={id}>{label}</span>
        {value !== defaultValue && (
          <Button size="small" onClick={() => onChange(defaultValue)} aria-label={t('settings.reset', { name: label })}>
            ↺
          </Button>
        )}
      </Stack>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        color="primary"
        aria-labelledby={id}
        value={value}
        onChange={(event, next: T | null) => next !== null && onChange(next)}
      >
        {values.map((option) => (
          <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
            {textOf(option)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
