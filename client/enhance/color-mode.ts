import { COLOR_MODE_KEY, COLOR_MODES, type ColorMode } from '../../site/preferences.ts';
import { SETTINGS_EVENT } from '../demo/settings-event.ts';
import { writeSetting } from '../preferences/settings-storage.ts';
import { listen } from './early-events.ts';

/** The colour mode menu of the bar. What is kept of the mode is shown by `client/inline/first-paint.ts`. */
export function enhanceColorMode(): void {
  listen('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-set-mode]') : null;
    const mode = COLOR_MODES.find((known) => known === button?.dataset.setMode);
    if (mode) setColorMode(mode);
  });
  document.addEventListener(SETTINGS_EVENT, markMode);
  markMode();
}

/** Chooses a colour mode and keeps it. */
export function setColorMode(mode: ColorMode): void {
  writeSetting(COLOR_MODE_KEY, mode === 'system' ? null : mode);
  const { dataset } = document.documentElement;
  if (mode === 'system') delete dataset.mode;
  else dataset.mode = mode;
  document.dispatchEvent(new Event(SETTINGS_EVENT));
}

function markMode(): void {
  const { mode = 'system' } = document.documentElement.dataset;
  for (const button of document.querySelectorAll<HTMLElement>('[data-set-mode]'))
    button.ariaPressed = String(button.dataset.setMode === mode);
}
