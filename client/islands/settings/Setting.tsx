import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { MouseEvent, ReactNode } from 'react';
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

/** What has the focus once a preference is reset. */
const CONTROL = ':scope > * + * :is(input, button)';

/** A preference: its label, a reset button and its control. */
export function Setting({ label, name, isDefault, onReset, isBeside = false, t, children }: SettingProps) {
  const reset = ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    // The button goes: who presses keys goes on with the control.
    if (button.matches(':focus-visible'))
      button.closest('[data-setting]')?.querySelector<HTMLElement>(CONTROL)?.focus();
    onReset();
  };
  return (
    <div data-setting className={isBeside ? 'settings-line' : undefined}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 32, flex: 1 }}>
        {label}
        {!isDefault && (
          <Button size="small" sx={{ mr: -0.625 }} onClick={reset} aria-label={t('settings.reset', { name })}>
            {t('demo.reset')}
          </Button>
        )}
      </Stack>
      {children}
    </div>
  );
}
