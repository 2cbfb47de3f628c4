import { listen } from '../kit/early-events.ts';

/** Menus are `details` elements and work without this; here they also close by Escape, by a click elsewhere, and by leaving. */
export function enhanceMenus(): void {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details.menu[open]');
  listen('click', ({ target }) => {
    for (const menu of openMenus()) {
      const isInside = target instanceof Node && menu.contains(target);
      const isChoice = target instanceof Element && target.closest('button, a') !== null;
      if (!isInside || isChoice) close(menu);
    }
  });
  listen('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      // This Escape has done its work: a demo on the whole page stays there.
      event.preventDefault();
      close(menu);
    }
  });
  document.addEventListener('focusin', ({ target }) => {
    for (const menu of openMenus()) {
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
    }
  });
}

/** What had the focus in the menu gives it to the menu's button. */
function close(menu: HTMLDetailsElement): void {
  const hadFocus = menu.contains(document.activeElement);
  menu.open = false;
  if (hadFocus) menu.querySelector('summary')?.focus();
}
