import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useDeferredValue } from 'react';
import { MY_THEME_KEY, pagePath } from '../../../site/addresses.ts';
import { DEFAULT_LOCALE, LOCALES, LOCALE_NAMES, localeOfTag } from '../../../site/locales.ts';
import {
  CODE_PREFERENCES,
  COLOR_MODES,
  DEFAULT_CODE_PREFERENCES,
  listValues,
  type CodePreference,
  type CodePreferences,
} from '../../../site/preferences.ts';
import type { Translate } from '../../i18n/translate.ts';
import { RADIUS_RANGE, SITE_BORDER_RADIUS, SPACING_RANGE } from '../../../site/theme-constants.ts';
import { INITIAL_THEME_STATE } from '../../theme/themeReducer.ts';
import { Choice } from './Choice.tsx';
import { ColorChoice } from './ColorChoice.tsx';
import { FontChoice } from './FontChoice.tsx';
import { OfflineButton } from './OfflineButton.tsx';
import { ShareButton } from './ShareButton.tsx';
import { SliderChoice } from './SliderChoice.tsx';
import { useSettings } from './useSettings.ts';

const DIRECTIONS = ['ltr', 'rtl'] as const;
const DENSITIES = ['normal', 'dense'] as const;

/** Keys of the values' texts: a preference without them does not compile. */
type ValueText = { [Name in CodePreference]: `settings.${Name}.${CodePreferences[Name]}` }[CodePreference];
const textOfValue = (name: CodePreference, value: string) => `settings.${name}.${value}` as ValueText;

/** All preferences of the site, each with a reset button. */
export function SettingsDrawer({ isOpen, onClose, t }: { isOpen: boolean; onClose: () => void; t: Translate }) {
  const { theme, colorMode, code, dispatch, setColorMode, setCode, resetAll, shareHref } = useSettings();
  const { direction, dense, spacing } = theme;
  // The drawer opens with its first settings, and the others follow in the next task.
  const isWhole = useDeferredValue(true, false);
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      {...(matchMedia('(prefers-reduced-motion: reduce)').matches && { transitionDuration: 0 })}
      slotProps={{
        // Readers watch the page change: it is not dimmed.
        backdrop: { invisible: true },
        paper: { 'aria-label': t('settings.title'), role: 'dialog', className: 'settings-paper' },
      }}
    >
      <Stack spacing={2}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <h2 className="settings-title">{t('settings.title')}</h2>
          <IconButton edge="end" color="inherit" onClick={onClose} aria-label={t('settings.close')} autoFocus>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </IconButton>
        </Stack>
        <Choice
          label={t('settings.mode')}
          values={COLOR_MODES}
          value={colorMode}
          defaultValue="system"
          getText={(mode) => t(`bar.mode.${mode}`)}
          onChange={setColorMode}
          t={t}
        />
        <Choice
          label={t('settings.language')}
          values={LOCALES}
          value={localeOfTag(document.documentElement.lang)}
          defaultValue={DEFAULT_LOCALE}
          getText={(locale) => LOCALE_NAMES[locale].name}
          onChange={(locale) => document.querySelector<HTMLAnchorElement>(`[data-locale="${locale}"]`)?.click()}
          t={t}
        />
        {isWhole && (
          <>
            {CODE_PREFERENCES.map((name) => (
              <Choice
                key={name}
                label={t(`settings.${name}`)}
                values={listValues(name)}
                value={code[name]}
                defaultValue={DEFAULT_CODE_PREFERENCES[name]}
                getText={(value) => t(textOfValue(name, value))}
                onChange={(value) => setCode(name, value)}
                {...(name === 'codeStyling' && { hint: t('settings.codeStyling.hint') })}
                t={t}
              />
            ))}
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
              value={theme.borderRadius ?? SITE_BORDER_RADIUS}
              isDefault={theme.borderRadius === undefined}
              range={RADIUS_RANGE}
              onChange={(borderRadius) => dispatch({ type: 'CHANGE', payload: { borderRadius } })}
              onReset={() => dispatch({ type: 'RESET_FIELD', payload: 'borderRadius' })}
              t={t}
            />
            <FontChoice fontFamily={theme.fontFamily} dispatch={dispatch} t={t} />
            <ColorChoice theme={theme} dispatch={dispatch} t={t} />
            <Button variant="outlined" href={pagePath(MY_THEME_KEY, localeOfTag(document.documentElement.lang))}>
              {t('settings.theme')}
            </Button>
            <OfflineButton t={t} />
            <ShareButton shareHref={shareHref} t={t} />
            <Button variant="outlined" onClick={resetAll}>
              {t('settings.resetAll')}
            </Button>
          </>
        )}
      </Stack>
    </Drawer>
  );
}
