import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { Translate } from '../../i18n/translate.ts';

export interface SettingProps {
  /** What the reader sees of the name; it may go on with the value. */
  label: ReactNode;
  name: string;
  isDefault: boolean;
  onReset: () => void;
  t: Translate;
  children: ReactNode;
}

/** One preference: its name, the way back to its default, and what changes it. */
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
