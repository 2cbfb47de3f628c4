import { listenWithReplay } from '../kit/input.ts';

/**
 * Menus are `details` elements and work without this; it also closes them on Escape, outside clicks and focus loss.
 *
 * @param early What came before this code was there.
 */
export function enhanceMenus(early: readonly Event[]): void {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details.menu[open]');
  // The last press may have opened a menu, which nothing older that is replayed has to close.
  let since = early.findLast(({ type }) => type === 'click')?.timeStamp ?? 0;
  listenWithReplay('click', ({ target, timeStamp }) => {
    if (timeStamp < since) return;
    since = timeStamp;
    for (const menu of openMenus()) {
      const isInside = target instanceof Node && menu.contains(target);
      const isChoice = target instanceof Element && target.closest('button, a') !== null;
      if (!isInside || isChoice) close(menu);
    }
  });
  listenWithReplay('keydown', (event) => {
    if (event.key !== 'Escape' || event.timeStamp < since) return;
    for (const menu of openMenus()) {
      // Mark the Escape as handled, so that it does not also leave full-window mode.
      event.preventDefault();
      close(menu);
    }
  });
  document.addEventListener('focusin', ({ target }) => {
    for (const menu of openMenus()) {
      // Safari gives the focus not to a button that is pressed, but to what contains it.
      if (target instanceof Node && !menu.contains(target) && !target.contains(menu)) menu.open = false;
    }
  });
}

/** Closes a menu. If the focus was inside, it moves to the menu's button. */
function close(menu: HTMLDetailsElement): void {
  const hadFocus = menu.contains(document.activeElement);
  menu.open = false;
  if (hadFocus) menu.querySelector('summary')?.focus();
}
