import { COLOR_MODE_KEY, THEME_KEY } from '../../../site/preferences.ts';

export interface ReaderSettings {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** How the site stores settings. */
export function storedSettings({ mode, direction }: ReaderSettings): [key: string, value: string][] {
  return [
    [COLOR_MODE_KEY, mode],
    [THEME_KEY, JSON.stringify({ direction })],
  ];
}

/** Changes stored settings, also of the open page, as another tab would. Runs in the page, so it is self-contained. */
export function changeStored(settings: readonly (readonly [key: string, value: string])[]): void {
  for (const [key, value] of settings) {
    localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key }));
  }
}
