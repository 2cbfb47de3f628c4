import { createContext, useContext, type ReactNode } from 'react';
import { THEME_KEY } from '../../../site/preferences.ts';
import { SETTINGS_EVENT } from '../../browser/kit/events.ts';
import { skipOutOfView } from '../../browser/kit/dom.ts';
import { whenDemosRendered } from '../demo/render-queue.ts';
import { useThemeState } from '../demo/useThemeState.ts';
import { readThemeState } from '../../browser/preferences/theme-state.ts';
import { writeSetting } from '../../browser/preferences/settings-storage.ts';
import { showThemeSettings } from '../../browser/preferences/show-theme-settings.ts';
import { themeReducer, type ThemeAction, type ThemeState } from '../../theme/themeReducer.ts';

interface ThemeStateValue {
  state: ThemeState;
  dispatch: (action: ThemeAction) => void;
}

const ThemeStateContext = createContext<ThemeStateValue | null>(null);

/**
 * Provides the page's theme state and its dispatch. Every change is stored, applied to the page and sent to the
 * islands.
 */
export function ThemeStateProvider({ children }: { children: ReactNode }) {
  const state = useThemeState();
  const dispatch = (action: ThemeAction) => {
    // From the page's state, not this render's, so that several actions can be dispatched in a row.
    const { paletteMode, ...settings } = themeReducer(readThemeState(), action);
    const text = JSON.stringify(settings);
    const { dataset } = document.documentElement;
    // What cannot be stored lasts as long as the page.
    if (writeSetting(THEME_KEY, text)) delete dataset.madeTheme;
    else dataset.madeTheme = text;
    const show = skipOutOfView();
    showThemeSettings(settings);
    document.dispatchEvent(new Event(SETTINGS_EVENT));
    requestAnimationFrame(() => void whenDemosRendered().finally(show));
  };
  return <ThemeStateContext value={{ state, dispatch }}>{children}</ThemeStateContext>;
}

/**
 * Returns the theme state and its dispatch. @throws Error outside of a `ThemeStateProvider`.
 */
export function useThemeStateContext(): ThemeStateValue {
  const value = useContext(ThemeStateContext);
  if (!value) throw new Error('Forgot to wrap component in ThemeProvider');
  return value;
}
