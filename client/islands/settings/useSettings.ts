import { useEffect, useReducer } from 'react';
import {
  CODE_PREFERENCES,
  COLOR_MODE_KEY,
  DEFAULT_CODE_PREFERENCES,
  THEME_KEY,
  readEach,
  type CodePreference,
  type CodePreferences,
  type ColorMode,
} from '../../../site/preferences.ts';
import { CODE_PREFERENCES_EVENT } from '../../browser/kit/events.ts';
import { setColorMode } from '../../browser/preferences/color-mode.ts';
import { toColorMode } from '../../browser/preferences/to-color-mode.ts';
import { writeCodePreference } from '../../browser/preferences/cookies.ts';
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
    document.addEventListener(CODE_PREFERENCES_EVENT, refresh);
    return () => {
      removeEventListener('storage', refresh);
      document.removeEventListener(CODE_PREFERENCES_EVENT, refresh);
    };
  }, []);
  const chooseMode = (mode: ColorMode) => {
    setColorMode(mode);
    refresh();
  };
  return {
    theme,
    colorMode: readColorMode(),
    code: readCode(),
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

/** Stores a code preference and applies it to the page; listeners of the event update its sources and demos. */
function setCode(name: CodePreference, value: string): void {
  writeCodePreference(name, value);
  document.documentElement.dataset[name] = value;
  document.dispatchEvent(new Event(CODE_PREFERENCES_EVENT));
}

function shareHref(): string {
  const { paletteMode, ...theme } = readThemeState();
  const settings = {
    [COLOR_MODE_KEY]: readColorMode(),
    [THEME_KEY]: JSON.stringify(theme),
    ...readCode(),
  };
  const url = new URL(location.href);
  url.searchParams.set(SETTINGS_PARAMETER, encodeSettings(settings));
  return url.href;
}

/** What the page shows: a link may have chosen it for this page alone. */
function readCode(): CodePreferences {
  return readEach((name) => document.documentElement.dataset[name]);
}

function readColorMode(): ColorMode {
  return toColorMode(document.documentElement.dataset['mode']);
}
