import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import type { ThemeAction, ThemeState } from '../../theme/themeReducer.ts';
import { primaryColor } from '../../theme/themeSettings.ts';

export interface ColorChoiceProps {
  theme: ThemeState;
  dispatch: (action: ThemeAction) => void;
  t: Translate;
}

/** The primary colour of pages and demos. */
export function ColorChoice({ theme, dispatch, t }: ColorChoiceProps) {
  const id = useId();
  const { palette } = useTheme();
  const chosen = primaryColor(theme.paletteColors);
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <label htmlFor={id}>{t('settings.colors')}</label>
      <input
        id={id}
        type="color"
        value={chosen ?? palette.primary.main}
        onChange={({ target }) =>
          dispatch({ type: 'CHANGE', payload: { paletteColors: { primary: { main: target.value } } } })
        }
      />
      <Button
        size="small"
        disabled={chosen === null}
        aria-label={t('settings.reset', { name: t('settings.colors') })}
        onClick={() => dispatch({ type: 'RESET_COLORS' })}
      >
        ↺
      </Button>
    </Stack>
  );
}
