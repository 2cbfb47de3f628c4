/** What is being loaded for each opener; aborting it means that the reader no longer wants it. */
const loading = new WeakMap<Element, AbortController>();

/**
 * Loads what a press opens, unless the reader changes their mind meanwhile: presses it again, presses Escape, or goes
 * elsewhere with the focus, from which nothing that opens late may take it.
 *
 * @returns The module; null if it is not wanted any more.
 */
export async function loadToOpen<Module>(opener: Element, load: () => Promise<Module>): Promise<Module | null> {
  const before = loading.get(opener);
  if (before) {
    before.abort();
    return null;
  }
  const controller = new AbortController();
  const { signal } = controller;
  loading.set(opener, controller);
  addEventListener('keydown', ({ key }) => key === 'Escape' && controller.abort(), { signal, capture: true });
  try {
    const module = await load();
    return !signal.aborted && keepsFocus(opener) ? module : null;
  } finally {
    loading.delete(opener);
    controller.abort();
  }
}

/** Whether the focus is still where it was when the reader pressed: on the opener, or nowhere. */
export function keepsFocus(opener: Element): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || opener.contains(activeElement);
}
