import Button from '@mui/material/Button';
import { MY_THEME_KEY, pagePath } from '../../../site/addresses.ts';
import { localeOfTag } from '../../../site/locales.ts';
import { RADIUS_RANGE, SITE_BORDER_RADIUS, SPACING_RANGE } from '../../../site/theme-constants.ts';
import type { Translate } from '../../i18n/translate.ts';
import { INITIAL_THEME_STATE, type ThemeAction, type ThemeState } from '../../theme/themeReducer.ts';
import { Choice } from './Choice.tsx';
import { ColorChoice } from './ColorChoice.tsx';
import { FontChoice } from './FontChoice.tsx';
import { SliderChoice } from './SliderChoice.tsx';

const DIRECTIONS = ['ltr', 'rtl'] as const;
const DENSITIES = ['normal', 'dense'] as const;

export interface ThemeFieldsProps {
  theme: ThemeState;
  dispatch: (action: ThemeAction) => void;
  t: Translate;
}

/** The theme of pages and demos. */
export function ThemeFields({ theme, dispatch, t }: ThemeFieldsProps) {
  const { direction, dense, spacing, borderRadius, fontFamily } = theme;
  return (
    <>
      <Choice
        label={t('settings.direction')}
        values={DIRECTIONS}
        value={direction}
        defaultValue={INITIAL_THEME_STATE.direction}
        getText={(value) => t(`settings.direction.${value}`)}
        onChange={(value) => dispatch({ type: 'CHANGE', payload: { direction: value } })}
        t={t}
      />
      <Choice
        label={t('settings.density')}
        values={DENSITIES}
        value={dense ? 'dense' : 'normal'}
        defaultValue="normal"
        getText={(density) => t(`settings.density.${density}`)}
        onChange={(density) => dispatch({ type: 'SET_DENSE', payload: density === 'dense' })}
        t={t}
      />
      <SliderChoice
        name={t('settings.spacing')}
        value={spacing}
        isDefault={spacing === INITIAL_THEME_STATE.spacing}
        range={SPACING_RANGE}
        onChange={(value) => dispatch({ type: 'SET_SPACING', payload: value })}
        onReset={() => dispatch({ type: 'SET_SPACING', payload: INITIAL_THEME_STATE.spacing })}
        t={t}
      />
      <SliderChoice
        name={t('settings.radius')}
        value={borderRadius ?? SITE_BORDER_RADIUS}
        isDefault={borderRadius === undefined}
        range={RADIUS_RANGE}
        onChange={(value) => dispatch({ type: 'CHANGE', payload: { borderRadius: value } })}
        onReset={() => dispatch({ type: 'RESET_FIELD', payload: 'borderRadius' })}
        t={t}
      />
      <FontChoice fontFamily={fontFamily} dispatch={dispatch} t={t} />
      <ColorChoice theme={theme} dispatch={dispatch} t={t} />
      <Button variant="outlined" href={pagePath(MY_THEME_KEY, localeOfTag(document.documentElement.lang))}>
        {t('settings.theme')}
      </Button>
    </>
  );
}
