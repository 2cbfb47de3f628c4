import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useDeferredValue, useMemo } from 'react';
import { localeOfTag } from '../../../site/locales.ts';
import type { ProductId } from '../../../site/products.ts';
import { useThemeState } from '../demo/useThemeState.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { createSiteTheme } from '../../theme/createSiteTheme.ts';
import { createStyleCache } from '../../theme/createStyleCache.ts';
import { INITIAL_THEME_STATE } from '../../theme/themeReducer.ts';
import { ThemeStateProvider } from './ThemeStateContext.tsx';
import { SettingsDrawer } from './SettingsDrawer.tsx';

const caches = { ltr: createStyleCache('ltr'), rtl: createStyleCache('rtl') };

/** The settings drawer with the theme that it edits, except for spacing and density: those apply to demos only. */
export function SettingsIsland({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { lang, dataset } = document.documentElement;
  const language = localeOfTag(lang);
  // Deferred: another theme renders the whole drawer again, which must not hold up the page's own change.
  const { paletteMode, direction } = useDeferredValue(useThemeState());
  const theme = useMemo(
    () =>
      createSiteTheme(
        { ...INITIAL_THEME_STATE, paletteMode, direction },
        language,
        (dataset.product ?? null) as ProductId | null,
      ),
    [paletteMode, direction, language, dataset.product],
  );
  const t = useMemo(() => createTranslate(language), [language]);
  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={theme}>
        <ThemeStateProvider>
          <SettingsDrawer isOpen={isOpen} onClose={onClose} t={t} />
        </ThemeStateProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
