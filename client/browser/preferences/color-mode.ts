import { COLOR_MODE_KEY, type ColorMode } from '../../../site/preferences.ts';
import { SETTINGS_EVENT } from '../kit/events.ts';
import { writeSetting } from './settings-storage.ts';

/** Applies a colour mode and stores it. */
export function setColorMode(mode: ColorMode): void {
  writeSetting(COLOR_MODE_KEY, mode === 'system' ? null : mode);
  const { dataset } = document.documentElement;
  if (mode === 'system') delete dataset.mode;
  else dataset.mode = mode;
  document.dispatchEvent(new Event(SETTINGS_EVENT));
}
