import { FOLDED_KEY } from '../inline/state.ts';
import { listenWithReplay } from '../kit/input.ts';
import { write } from '../kit/storage.ts';

/** Collapses the navigation of wide windows, and remembers it. While it is collapsed, the bar's menu button opens it. */
export function enhanceNavigationFold(): void {
  listenWithReplay('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.nav-fold') : null;
    if (!button) return;
    const isFolded = document.documentElement.toggleAttribute('data-folded');
    write('localStorage', FOLDED_KEY, isFolded ? '' : null);
    document.getElementById('navigation')?.hidePopover();
    (isFolded ? document.querySelector<HTMLElement>('.bar-menu') : button)?.focus();
  });
}
