import { useSyncExternalStore } from 'react';
import { COLOR_MODE_KEY, THEME_KEY, type ColorMode } from '../../site/preferences.ts';
import { readSetting } from '../preferences/settings-storage.ts';
import { INITIAL_THEME_STATE, type ThemeState } from '../theme/themeReducer.ts';
import { readThemeSettings } from '../theme/themeSettings.ts';
import { SETTINGS_EVENT } from './settings-event.ts';

/** The theme state that the page shows now: stored settings, with the colour mode resolved. Follows every change live. */
export function useThemeState(): ThemeState {
  return useSyncExternalStore(subscribe, readThemeState, () => INITIAL_THEME_STATE);
}

let last: { key: string; state: ThemeState } | undefined;

/** The theme state that the page shows now; the same object while nothing changes. */
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

function subscribe(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const onStorage = (event: StorageEvent) => {
    if (event.key === COLOR_MODE_KEY || event.key === THEME_KEY || event.key === null) queueMicrotask(onChange);
  };
  document.addEventListener(SETTINGS_EVENT, onChange);
  system.addEventListener('change', onChange);
  addEventListener('storage', onStorage);
  return () => {
    document.removeEventListener(SETTINGS_EVENT, onChange);
    system.removeEventListener('change', onChange);
    removeEventListener('storage', onStorage);
  };
}
