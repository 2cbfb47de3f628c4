import { useCallback, useSyncExternalStore } from 'react';
import { COLOR_MODE_KEY, THEME_KEY } from '../../../site/preferences.ts';
import { INITIAL_THEME_STATE, type ThemeState } from '../../theme/themeReducer.ts';
import { PRINT_EVENT, SETTINGS_EVENT } from '../../browser/kit/events.ts';
import { readThemeState } from '../../browser/preferences/theme-state.ts';
import { queueRender } from './render-queue.ts';

/** The theme state in effect: stored settings with the colour mode resolved. Re-renders on every change. */
export function useThemeState(): ThemeState {
  return useSyncExternalStore(subscribe, readThemeState, () => INITIAL_THEME_STATE);
}

/** The same for a demo of many, which re-renders when it is its turn. @param element Where the demo is. */
export function useThemeStateInTurn(element: Element): ThemeState {
  const subscribeInTurn = useCallback(
    (onChange: () => void) => {
      const unsubscribe = subscribe(() => queueRender(element, onChange));
      // Paper does not wait for a turn.
      document.addEventListener(PRINT_EVENT, onChange);
      return () => {
        document.removeEventListener(PRINT_EVENT, onChange);
        unsubscribe();
      };
    },
    [element],
  );
  return useSyncExternalStore(subscribeInTurn, readThemeState, () => INITIAL_THEME_STATE);
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
