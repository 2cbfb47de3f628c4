/** The option that Enter opens, in a list controlled from a text field (ARIA combobox pattern). */
export interface ActiveOption {
  get: () => HTMLElement | null;
  /** Selects the first option, if there is one. */
  reset: () => void;
  /** Moves the selection by a key. @returns Whether the key is one that moves it. */
  moveBy: (key: string) => boolean;
}

/** Options that Page Up and Page Down skip. */
const PAGE = 5;

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function createActiveOption(field: HTMLInputElement, list: HTMLElement): ActiveOption {
  let at = 0;
  const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')];
  const select = (index: number, isKey: boolean) => {
    const all = options();
    at = index;
    for (const [position, option] of all.entries()) {
      if (!option.id) option.id = `find-option-${position}`;
      if (option.ariaSelected !== String(position === at)) option.ariaSelected = String(position === at);
    }
    const active = all[at];
    if (active) field.setAttribute('aria-activedescendant', active.id);
    else field.removeAttribute('aria-activedescendant');
    if (isKey) reveal(active, at === 0, list);
  };
  list.addEventListener('pointermove', ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
    if (option && option.getAttribute('aria-selected') !== 'true') select(options().indexOf(option), false);
  });
  return {
    get: () => options()[at] ?? null,
    reset: () => {
      select(0, false);
      list.scrollTop = 0;
    },
    moveBy: (key) => {
      const count = options().length;
      const last = count - 1;
      const targets: Record<string, number> = {
        ArrowDown: at === last ? 0 : at + 1,
        ArrowUp: at === 0 ? last : at - 1,
        Home: 0,
        End: last,
        PageDown: Math.min(last, at + PAGE),
        PageUp: Math.max(0, at - PAGE),
      };
      const target = targets[key];
      if (target === undefined || count === 0) return false;
      select(target, true);
      return true;
    },
  };
}

/** Scrolls an option into view. The first one scrolls to the top, to show what is above it too. */
function reveal(option: HTMLElement | undefined, isFirst: boolean, list: HTMLElement): void {
  if (isFirst) list.scrollTop = 0;
  else option?.scrollIntoView({ block: 'nearest' });
}
