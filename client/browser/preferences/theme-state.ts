import { THEME_KEY, type ColorMode } from '../../../site/preferences.ts';
import { readSetting } from './settings-storage.ts';
import type { ThemeState } from '../../theme/themeReducer.ts';
import { readAllThemeSettings } from '../../theme/themeSettings.ts';

let last: { key: string; state: ThemeState } | undefined;

/**
 * The theme state in effect: that of this page alone, if it has one, as long as it is not kept
 * (`client/browser/theme/`) or cannot be. Returns the same object until it changes.
 */
export function readThemeState(): ThemeState {
  const { mode = 'system', madeTheme } = document.documentElement.dataset as { mode?: ColorMode; madeTheme?: string };
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const stored = madeTheme ?? readSetting(THEME_KEY);
  const key = `${isDark} ${stored}`;
  if (last?.key !== key) {
    last = { key, state: { ...readAllThemeSettings(stored), paletteMode: isDark ? 'dark' : 'light' } };
  }
  return last.state;
}
