import { COLOR_MODE_KEY, COLOR_MODES, THEME_KEY, type ColorMode } from '../../site/preferences.ts';
import { SETTINGS_EVENT } from '../demo/settings-event.ts';
import { showThemeSettings } from '../preferences/show-theme-settings.ts';
import { readThemeSettings } from '../theme/themeSettings.ts';
import { readSetting, writeSetting } from '../preferences/settings-storage.ts';
import { whenShownLater } from './idle.ts';

/** The colour mode menu of the bar. Tabs stay in step. */
export function enhanceColorMode(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-set-mode]') : null;
    const mode = COLOR_MODES.find((known) => known === button?.dataset.setMode);
    if (mode) setColorMode(mode);
  });
  const showStored = () => {
    showThemeSettings(readThemeSettings(readSetting(THEME_KEY)));
    showColorMode(storedMode());
  };
  addEventListener('storage', ({ key }) => {
    if (key === COLOR_MODE_KEY || key === THEME_KEY) showStored();
  });
  whenShownLater(showStored);
  showColorMode(storedMode());
}

/** Chooses a colour mode and keeps it. */
export function setColorMode(mode: ColorMode): void {
  writeSetting(COLOR_MODE_KEY, mode === 'system' ? null : mode);
  showColorMode(mode);
}

function storedMode(): ColorMode {
  const stored = readSetting(COLOR_MODE_KEY);
  return COLOR_MODES.find((known) => known === stored) ?? 'system';
}

function showColorMode(mode: ColorMode): void {
  const root = document.documentElement;
  if (mode === 'system') delete root.dataset.mode;
  else root.dataset.mode = mode;
  for (const button of document.querySelectorAll<HTMLElement>('[data-set-mode]')) {
    button.setAttribute('aria-pressed', String(button.dataset.setMode === mode));
  }
  document.dispatchEvent(new Event(SETTINGS_EVENT));
}
