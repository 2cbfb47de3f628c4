import { COLOR_MODES } from '../../../site/preferences.ts';
import { SETTINGS_EVENT } from '../kit/events.ts';
import { setColorMode } from '../preferences/color-mode.ts';
import { listenWithReplay } from '../kit/input.ts';

/** The colour mode menu of the bar. `client/browser/inline/first-paint.ts` applies the stored mode. */
export function enhanceColorMode(): void {
  listenWithReplay('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-set-mode]') : null;
    const mode = COLOR_MODES.find((known) => known === button?.dataset.setMode);
    if (mode) setColorMode(mode);
  });
  document.addEventListener(SETTINGS_EVENT, markMode);
  markMode();
}

function markMode(): void {
  const { mode = 'system' } = document.documentElement.dataset;
  for (const button of document.querySelectorAll<HTMLElement>('[data-set-mode]'))
    button.ariaPressed = String(button.dataset.setMode === mode);
}
