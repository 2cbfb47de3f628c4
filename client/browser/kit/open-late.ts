/** What is being loaded for each opener; aborting it means that the reader no longer wants it. */
const loading = new WeakMap<Element, AbortController>();

/**
 * Loads what a press opens, unless the reader changes their mind meanwhile: presses it again, presses Escape
 * (`cancelOpening`), or goes elsewhere with the focus, from which nothing that opens late may take it. As long as it is
 * wanted, the opener is marked as busy.
 *
 * @returns What was loaded; null if it is not wanted any more.
 */
export async function loadToOpen<Loaded>(opener: Element, load: () => Promise<Loaded>): Promise<Loaded | null> {
  if (cancelOpening(opener)) return null;
  const controller = new AbortController();
  loading.set(opener, controller);
  opener.setAttribute('aria-busy', 'true');
  try {
    const loaded = await load();
    return !controller.signal.aborted && keepsFocus(opener) ? loaded : null;
  } finally {
    // A later press has a mark of its own.
    if (!controller.signal.aborted) cancelOpening(opener);
  }
}

/** @returns Whether there was something to cancel. */
export function cancelOpening(opener: Element): boolean {
  loading.get(opener)?.abort();
  opener.removeAttribute('aria-busy');
  return loading.delete(opener);
}

/** Whether the focus is still where it was when the reader pressed: on the opener, or nowhere. */
export function keepsFocus(opener: Element): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || opener.contains(activeElement);
}
