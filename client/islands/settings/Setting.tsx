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
  t: Translate;
  children: ReactNode;
}

/** A preference: its label, a reset button and its control. */
export function Setting({ label, name, isDefault, onReset, t, children }: SettingProps) {
  return (
    <div>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 32 }}>
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
