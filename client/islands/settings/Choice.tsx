import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { Setting } from './Setting.tsx';

export interface ChoiceProps<T extends string> {
  label: string;
  values: readonly T[];
  value: T;
  defaultValue: T;
  textOf: (value: T) => string;
  onChange: (value: T) => void;
  /** Help text for a value that is not the default. */
  hint?: string;
  t: Translate;
}

/** A preference with a few fixed values. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, values, value, defaultValue, textOf, onChange, hint, t } = props;
  const id = useId();
  const isDefault = value === defaultValue;
  return (
    <Setting
      label={<span id={id}>{label}</span>}
      name={label}
      isDefault={isDefault}
      onReset={() => onChange(defaultValue)}
      t={t}
    >
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        color="primary"
        aria-labelledby={id}
        value={value}
        onChange={(event, next: T | null) => next !== null && onChange(next)}
        // One style for the group: a style for each button is computed for each.
        sx={{
          '& .MuiToggleButton-root': { px: 0.5, textTransform: 'none', whiteSpace: 'nowrap' },
          '& .MuiToggleButton-root:not(.Mui-selected)': { color: 'text.secondary' },
        }}
      >
        {values.map((option) => (
          <ToggleButton key={option} value={option}>
            {textOf(option)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {hint !== undefined && !isDefault && <p className="settings-hint">{hint}</p>}
    </Setting>
  );
}
