import { COLOR_MODE_KEY, type ColorMode } from '../../../site/preferences.ts';
import { SETTINGS_EVENT, type SettingsEvent } from '../kit/events.ts';
import { writeSetting } from './settings-storage.ts';
import { showColorMode } from './show-color-mode.ts';

/** Applies a colour mode and stores it. */
export function setColorMode(mode: ColorMode): void {
  writeSetting(COLOR_MODE_KEY, mode === 'system' ? null : mode);
  showColorMode(mode);
  document.dispatchEvent(new CustomEvent(SETTINGS_EVENT, { detail: mode }) satisfies SettingsEvent);
}
