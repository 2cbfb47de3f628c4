import Slider from '@mui/material/Slider';
import { useId } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { Setting } from './Setting.tsx';

export interface SliderChoiceProps {
  name: string;
  /** In CSS pixels. */
  value: number;
  isDefault: boolean;
  range: { min: number; max: number };
  onChange: (value: number) => void;
  onReset: () => void;
  t: Translate;
}

/** A preference in pixels. */
export function SliderChoice({ name, value, isDefault, range, onChange, onReset, t }: SliderChoiceProps) {
  const id = useId();
  return (
    <Setting
      label={
        <span id={id}>
          {name}: {t('settings.spacing.value', { value })}
        </span>
      }
      name={name}
      isDefault={isDefault}
      onReset={onReset}
      t={t}
    >
      <Slider aria-labelledby={id} value={value} {...range} onChange={(event, chosen) => onChange(Number(chosen))} />
    </Setting>
  );
}
