import { THEME_KEY, type ColorMode } from '../../../site/preferences.ts';
import { readSetting } from './settings-storage.ts';
import type { ThemeState } from '../../theme/themeReducer.ts';
import { readThemeSettings } from '../../theme/themeSettings.ts';

let last: { key: string; state: ThemeState } | undefined;

/** The theme state in effect. Returns the same object until it changes. */
export function readThemeState(): ThemeState {
  const mode = (document.documentElement.dataset.mode ?? 'system') as ColorMode;
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const stored = readSetting(THEME_KEY);
  const key = `${isDark} ${stored}`;
  if (last?.key !== key) {
    last = { key, state: { ...readThemeSettings(stored), paletteMode: isDark ? 'dark' : 'light' } };
  }
  return last.state;
}
