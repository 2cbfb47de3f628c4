import { listen } from '../kit/early-events.ts';

/** Menus are `details` elements and work without this; here they also close by Escape, by a click elsewhere, and by leaving. */
export function enhanceMenus(): void {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details.menu[open]');
  listen('click', ({ target }) => {
    for (const menu of openMenus()) {
      const isInside = target instanceof Node && menu.contains(target);
      const isChoice = target instanceof Element && target.closest('button, a') !== null;
      if (!isInside || isChoice) menu.open = false;
    }
  });
  listen('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      const hadFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector('summary')?.focus();
    }
  });
  document.addEventListener('focusin', ({ target }) => {
    for (const menu of openMenus()) {
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
    }
  });
}
