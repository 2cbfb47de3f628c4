import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { Translate } from '../../i18n/translate.ts';

export interface SettingProps {
  /** The visible label; may include the current value. */
  label: ReactNode;
  name: string;
  isDefault: boolean;
  onReset: () => void;
  /** Whether the control is beside the label, where there is room. */
  isBeside?: boolean;
  t: Translate;
  children: ReactNode;
}

/** A preference: its label, a reset button and its control. */
export function Setting({ label, name, isDefault, onReset, isBeside = false, t, children }: SettingProps) {
  return (
    <div className={isBeside ? 'settings-line' : undefined}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 32, flex: 1 }}>
        {label}
        {!isDefault && (
          <Button size="small" sx={{ mr: -0.625 }} onClick={onReset} aria-label={t('settings.reset', { name })}>
            {t('demo.reset')}
          </Button>
        )}
      </Stack>
      {children}
    </div>
  );
}
