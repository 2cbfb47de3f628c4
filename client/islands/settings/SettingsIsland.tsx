import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import { localeOfTag } from '../../../site/locales.ts';
import type { ProductId } from '../../../site/products.ts';
import { useThemeState } from '../demo/useThemeState.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { createSiteTheme } from '../../theme/createSiteTheme.ts';
import { createStyleCache } from '../../theme/createStyleCache.ts';
import { ThemeStateProvider } from './ThemeStateContext.tsx';
import { SettingsDrawer } from './SettingsDrawer.tsx';

const caches = { ltr: createStyleCache('ltr'), rtl: createStyleCache('rtl') };

export interface SettingsIslandProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The settings drawer with the theme that it edits, except for spacing and density: those apply to demos only. */
export function SettingsIsland({ isOpen, onClose }: SettingsIslandProps) {
  const { lang, dataset } = document.documentElement;
  const language = localeOfTag(lang);
  const state = useThemeState();
  const theme = useMemo(
    () =>
      createSiteTheme(
        { ...state, dense: false, spacing: 8, paletteColors: {} },
        language,
        (dataset.product ?? null) as ProductId | null,
      ),
    [state, language, dataset.product],
  );
  const t = useMemo(() => createTranslate(language), [language]);
  return (
    <CacheProvider value={caches[state.direction]}>
      <ThemeProvider theme={theme}>
        <ThemeStateProvider>
          <SettingsDrawer isOpen={isOpen} onClose={onClose} t={t} />
        </ThemeStateProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
