import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import type { ProductId } from '../../site/products.ts';
import { createSiteTheme } from './createSiteTheme.ts';
import type { ThemeState } from './themeReducer.ts';

export interface DemoProvidersProps {
  cache: EmotionCache;
  state: ThemeState;
  /** Language of the page, for the theme's locale pack. */
  language: string;
  product: ProductId | null;
  /** Texts of the demo's libraries in that language (`packs/`). Must be a stable reference. */
  packs: readonly ThemeOptions[];
  children: ReactNode;
}

/** Style cache and theme around a demo; the same on the server and in the browser, so that it hydrates. */
export function DemoProviders({ cache, state, language, product, packs, children }: DemoProvidersProps) {
  const theme = useMemo(() => createSiteTheme(state, language, product, ...packs), [state, language, product, packs]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
