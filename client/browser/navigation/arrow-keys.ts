import { listenWithReplay } from '../kit/input.ts';

/** Items that the arrow keys move between, in menus and in toolbars. */
const ITEMS = 'li > :is(a, button)';
const TOOLS = ':scope > button, :scope > details > summary';

/**
 * Arrow keys, Home and End in menus and toolbars, as described in
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/ and
 * https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/.
 */
export function enhanceArrowKeys(): void {
  listenWithReplay('keydown', (event) => {
    // Of two keys that are replayed, the first may have moved the focus.
    const { activeElement: target } = document;
    const { key } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = nextInMenu(target, key) ?? nextInToolbar(target, key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  document.addEventListener('focusin', ({ target }) => setTabStops(target, '-1'));
  document.addEventListener('focusout', ({ target }) => setTabStops(target, null));
}

/** Up and down open a menu from its button, and cycle through its items. */
function nextInMenu(target: HTMLElement, key: string): HTMLElement | undefined {
  const menu = target.closest<HTMLDetailsElement>('details.menu');
  if (!menu) return undefined;
  const isArrow = /^Arrow(?:Up|Down)$/.test(key);
  if (!menu.open && isArrow && target.matches('summary')) menu.open = true;
  return neighbour(visible(menu, ITEMS), target, key, { ArrowDown: 1, ArrowUp: -1 });
}

/** Left and right cycle through a toolbar, mirrored in right-to-left text. */
function nextInToolbar(target: HTMLElement, key: string): HTMLElement | undefined {
  const toolbar = findToolbar(target);
  if (!toolbar) return undefined;
  const forward = getComputedStyle(toolbar).direction === 'rtl' ? -1 : 1;
  return neighbour(visible(toolbar, TOOLS), target, key, { ArrowRight: forward, ArrowLeft: -forward });
}

/** Roving focus: while a tool has the focus, Tab skips the others of its toolbar. */
function setTabStops(target: EventTarget | null, tabIndex: string | null): void {
  const toolbar = target instanceof HTMLElement ? findToolbar(target) : null;
  for (const tool of toolbar?.querySelectorAll(TOOLS) ?? []) {
    if (tabIndex !== null && tool !== target) tool.setAttribute('tabindex', tabIndex);
    else tool.removeAttribute('tabindex');
  }
}

/** The toolbar of a tool; null for items inside a tool's menu. */
function findToolbar(target: HTMLElement): HTMLElement | null {
  const toolbar = target.closest<HTMLElement>('[role=toolbar]');
  return toolbar && [...toolbar.querySelectorAll(TOOLS)].includes(target) ? toolbar : null;
}

function visible(parent: HTMLElement, selector: string): HTMLElement[] {
  return [...parent.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.checkVisibility() && !element.closest('[inert]'),
  );
}

/** @param steps Direction of each arrow key. From outside the list, they start at its ends. */
function neighbour(
  all: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
  steps: Record<string, number>,
): HTMLElement | undefined {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const step = steps[key];
  if (step === undefined) return undefined;
  const at = all.indexOf(from);
  return at === -1 && step > 0 ? all[0] : all.at((Math.max(at, 0) + step) % all.length);
}
