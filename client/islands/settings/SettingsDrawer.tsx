import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useDeferredValue, useReducer } from 'react';
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
import { Choice } from './Choice.tsx';
import { OfflineButton } from './OfflineButton.tsx';
import { ShareButton } from './ShareButton.tsx';
import { ThemeFields } from './ThemeFields.tsx';
import { useSettings } from './useSettings.ts';

/** Keys of the values' texts: a preference without them does not compile. */
type ValueText = { [Name in CodePreference]: `settings.${Name}.${CodePreferences[Name]}` }[CodePreference];
const textOfValue = (name: CodePreference, value: string) => `settings.${name}.${value}` as ValueText;

/** All preferences of the site, each with a reset button. */
export function SettingsDrawer({ isOpen, onClose, t }: { isOpen: boolean; onClose: () => void; t: Translate }) {
  const { theme, colorMode, code, dispatch, setColorMode, setCode, resetAll, shareHref } = useSettings();
  // With each, the fields are new: what a reader has begun to write in them goes, too.
  const [resets, countReset] = useReducer((count: number) => count + 1, 0);
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
            <ThemeFields key={resets} theme={theme} dispatch={dispatch} t={t} />
            <OfflineButton t={t} />
            <ShareButton shareHref={shareHref} t={t} />
            <Button
              variant="outlined"
              onClick={() => {
                resetAll();
                countReset();
              }}
            >
              {t('settings.resetAll')}
            </Button>
          </>
        )}
      </Stack>
    </Drawer>
  );
}
