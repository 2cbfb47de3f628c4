import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { toColorSettings } from '../../theme/themeChoices.ts';
import type { ThemeAction, ThemeState } from '../../theme/themeReducer.ts';
import { primaryColor } from '../../theme/themeSettings.ts';
import { Setting } from './Setting.tsx';

export interface ColorChoiceProps {
  theme: ThemeState;
  dispatch: (action: ThemeAction) => void;
  t: Translate;
}

/** The primary colour of pages and demos, in shades that can be read, as on the page where a theme is made. */
export function ColorChoice({ theme, dispatch, t }: ColorChoiceProps) {
  const id = useId();
  const { palette } = useTheme();
  const chosen = primaryColor(theme.paletteColors);
  const name = t('settings.colors');
  return (
    <Setting
      label={<label htmlFor={id}>{name}</label>}
      name={name}
      isDefault={chosen === null}
      onReset={() => dispatch({ type: 'RESET_COLORS' })}
      isBeside
      t={t}
    >
      <input
        id={id}
        className="settings-color"
        type="color"
        value={chosen ?? palette.primary.main}
        onChange={({ target }) => dispatch({ type: 'CHANGE', payload: toColorSettings({ primary: target.value }) })}
      />
    </Setting>
  );
}
