import { useId } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { Setting } from './Setting.tsx';

export interface ChoiceProps<T extends string> {
  label: string;
  values: readonly T[];
  value: T;
  defaultValue: T;
  getText: (value: T) => string;
  onChange: (value: T) => void;
  /** Help text for a value that is not the default. */
  hint?: string;
  t: Translate;
}

/** A preference with a few fixed values. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, values, value, defaultValue, getText, onChange, hint, t } = props;
  const id = useId();
  const isDefault = value === defaultValue;
  return (
    <Setting
      label={<span id={id}>{label}</span>}
      name={label}
      isDefault={isDefault}
      onReset={() => onChange(defaultValue)}
      isBeside={values.length === 2}
      t={t}
    >
      <div className="settings-choice" role="group" aria-labelledby={id}>
        {values.map((option) => (
          <button
            key={option}
            type="button"
            value={option}
            aria-pressed={option === value}
            onClick={() => option !== value && onChange(option)}
          >
            {getText(option)}
          </button>
        ))}
      </div>
      {hint !== undefined && !isDefault && <p className="settings-hint">{hint}</p>}
    </Setting>
  );
}
