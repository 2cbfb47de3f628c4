/** Attributes by which an element of a live component is the one of its server HTML. */
const SAME = ['role', 'type', 'name', 'aria-label', 'data-field'];

const FOCUSABLE = '[tabindex="0"], button, input, a[href]';

/**
 * Remembers what has the focus in the server HTML of a demo, which a live component may replace.
 *
 * @returns Gives the focus to the same thing of the live component, or else to its first one that can have it, unless the
 *   reader has gone elsewhere.
 */
export function rememberFocus(stage: Element): () => void {
  const { activeElement: focused } = document;
  if (!focused || !stage.contains(focused)) return () => undefined;
  const attributes = SAME.filter((name) => focused.hasAttribute(name)).map(
    (name) => `[${name}="${CSS.escape(focused.getAttribute(name) ?? '')}"]`,
  );
  const selector = focused.localName + attributes.join('');
  const at = [...stage.querySelectorAll(selector)].indexOf(focused);
  return () => {
    if (focused.isConnected || document.activeElement !== document.body) return;
    const same = stage.querySelectorAll<HTMLElement>(selector)[at];
    (same ?? stage.querySelector<HTMLElement>(FOCUSABLE))?.focus({ preventScroll: true });
  };
}
