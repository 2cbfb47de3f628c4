import { useEffect, useReducer } from 'react';
import {
  DEFAULT_CODE_PREFERENCES,
  codePreferencesFromCookie,
  preferenceCookie,
  type CodePreferences,
  type ColorMode,
} from '../../site/preferences.ts';
import { setColorMode } from '../enhance/color-mode.ts';
import { applyThemeSettings } from './applyThemeSettings.ts';
import { INITIAL_THEME_STATE, themeReducer, type ThemeAction, type ThemeState } from '../theme/themeReducer.ts';
import { useThemeState } from '../demo/settings.ts';

export interface Settings {
  theme: ThemeState;
  colorMode: ColorMode;
  code: CodePreferences;
  dispatch: (action: ThemeAction) => void;
  setColorMode: (mode: ColorMode) => void;
  setCode: <K extends keyof CodePreferences>(name: K, value: CodePreferences[K]) => void;
  resetAll: () => void;
}

/** Every preference of the reader, kept where behaviour section 3 says. */
export function useSettings(): Settings {
  const theme = useThemeState();
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    addEventListener('storage', refresh);
    return () => removeEventListener('storage', refresh);
  }, []);
  const dispatch = (action: ThemeAction) => {
    const { paletteMode, ...settings } = themeReducer(theme, action);
    applyThemeSettings(settings);
  };
  const chooseMode = (mode: ColorMode) => {
    setColorMode(mode);
    refresh();
  };
  const setCode: Settings['setCode'] = (name, value) => {
    document.cookie = preferenceCookie(name, value, location.protocol === 'https:');
    refresh();
    const button = document.querySelector<HTMLElement>(`[data-variant="${String(value)}"]`);
    if (button) button.click();
    else location.reload();
  };
  return {
    theme,
    colorMode: readColorMode(),
    code: codePreferencesFromCookie(document.cookie),
    dispatch,
    setColorMode: chooseMode,
    setCode,
    resetAll: () => {
      chooseMode('system');
      const { paletteMode, ...settings } = INITIAL_THEME_STATE;
      applyThemeSettings(settings);
      setCode('codeStyling', DEFAULT_CODE_PREFERENCES.codeStyling);
      setCode('codeVariant', DEFAULT_CODE_PREFERENCES.codeVariant);
    },
  };
}

function readColorMode(): ColorMode {
  const { mode } = document.documentElement.dataset;
  return mode === 'light' || mode === 'dark' ? mode : 'system';
}

