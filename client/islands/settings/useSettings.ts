import { useEffect, useReducer } from 'react';
import {
  CODE_PREFERENCES,
  COLOR_MODE_KEY,
  DEFAULT_CODE_PREFERENCES,
  THEME_KEY,
  type CodePreference,
  type CodePreferences,
  type ColorMode,
} from '../../../site/preferences.ts';
import { CODE_PREFERENCES_EVENT } from '../../browser/kit/events.ts';
import { setColorMode } from '../../browser/preferences/color-mode.ts';
import { toColorMode } from '../../browser/preferences/to-color-mode.ts';
import { latestCodePreferences, writeCodePreference } from '../../browser/preferences/cookies.ts';
import { SETTINGS_PARAMETER, encodeSettings } from '../../browser/preferences/settings-storage.ts';
import { readThemeState } from '../../browser/preferences/theme-state.ts';
import { INITIAL_THEME_STATE, type ThemeAction, type ThemeState } from '../../theme/themeReducer.ts';
import { useThemeStateContext } from './ThemeStateContext.tsx';

export interface Settings {
  theme: ThemeState;
  colorMode: ColorMode;
  code: CodePreferences;
  dispatch: (action: ThemeAction) => void;
  setColorMode: (mode: ColorMode) => void;
  setCode: (name: CodePreference, value: string) => void;
  resetAll: () => void;
  /** URL of this page with the settings in its query. */
  shareHref: () => string;
}

/** All preferences of the reader: code preferences in cookies, the others in local storage. */
export function useSettings(): Settings {
  const { state: theme, dispatch } = useThemeStateContext();
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    addEventListener('storage', refresh);
    return () => removeEventListener('storage', refresh);
  }, []);
  const chooseMode = (mode: ColorMode) => {
    setColorMode(mode);
    refresh();
  };
  const setCode: Settings['setCode'] = (name, value) => {
    writeCodePreference(name, value);
    refresh();
    showCodePreference(name, value);
  };
  return {
    theme,
    colorMode: readColorMode(),
    code: latestCodePreferences(),
    dispatch,
    setColorMode: chooseMode,
    setCode,
    resetAll: () => {
      chooseMode('system');
      resetTheme(dispatch);
      for (const name of CODE_PREFERENCES) setCode(name, DEFAULT_CODE_PREFERENCES[name]);
    },
    shareHref,
  };
}

function resetTheme(dispatch: Settings['dispatch']): void {
  dispatch({ type: 'RESET_DENSITY' });
  dispatch({ type: 'RESET_COLORS' });
  dispatch({ type: 'RESET_FIELD', payload: 'borderRadius' });
  dispatch({ type: 'RESET_FIELD', payload: 'fontFamily' });
  dispatch({ type: 'CHANGE', payload: { direction: INITIAL_THEME_STATE.direction } });
}

/** Applies a code preference to the page; listeners of the event update its sources and demos. */
function showCodePreference(name: CodePreference, value: string): void {
  document.documentElement.dataset[name] = value;
  document.dispatchEvent(new Event(CODE_PREFERENCES_EVENT));
}

function shareHref(): string {
  const { paletteMode, ...theme } = readThemeState();
  const settings = {
    [COLOR_MODE_KEY]: readColorMode(),
    [THEME_KEY]: JSON.stringify(theme),
    ...latestCodePreferences(),
  };
  const url = new URL(location.href);
  url.searchParams.set(SETTINGS_PARAMETER, encodeSettings(settings));
  return url.href;
}

function readColorMode(): ColorMode {
  return toColorMode(document.documentElement.dataset['mode']);
}
