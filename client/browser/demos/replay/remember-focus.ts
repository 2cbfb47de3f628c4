/** Attributes by which an element of a live component is the one of its server HTML. */
const SAME = ['role', 'type', 'name', 'aria-label', 'data-field'];

/** What takes the focus when it is pressed. */
export const FOCUSABLE = 'input, textarea, select, button, a[href], summary, [tabindex], [contenteditable]';

const REACHED_BY_TAB = '[tabindex="0"], button, input, a[href]';

/**
 * Remembers what has the focus in the server HTML of a demo, which a live component may replace.
 *
 * @returns Gives the focus to the same thing of the live component, or else to its first one that can have it, unless the
 *   reader has gone elsewhere.
 */
export function rememberFocus(stage: Element): () => void {
  const { activeElement: focused } = document;
  if (!focused || !stage.contains(focused)) return () => undefined;
  const find = rememberPlace(stage, focused);
  return () => {
    if (focused.isConnected || document.activeElement !== document.body) return;
    (find(stage) ?? stage.querySelector<HTMLElement>(REACHED_BY_TAB))?.focus({ preventScroll: true });
  };
}

/** Gives the focus, while what a reader typed is replayed, to what it was typed on. */
export interface TypingFocus {
  /** Called before each input is replayed. */
  before: (input: Event) => void;
  /** Called after the last one. */
  end: () => void;
}

/**
 * Follows the focus through what was typed before a demo was live: Tab acts at once, and is not replayed. From a reader who
 * has gone elsewhere, the demo cannot take the focus until the end.
 *
 * @param inputs What will be replayed.
 */
export function followTyping(demo: Element, inputs: readonly Event[]): TypingFocus {
  const { activeElement: last } = document;
  if (last && !demo.contains(last) && !last.contains(demo)) keepFocusOut(demo);
  // Found before the component changes, and with it what its elements are called.
  const same = new Map(inputs.map(findFocused).map((target) => [target, findSame(demo, target)]));
  const lastFocused = inputs.map(findFocused).findLast((target) => target !== undefined);
  /** What had the focus in the server HTML after the input that was replayed last. */
  let focused: EventTarget | null | undefined;
  const focus = (element: Element | null | undefined) => {
    if (element instanceof HTMLElement && element !== document.activeElement) element.focus({ preventScroll: true });
  };
  return {
    before: (input) => {
      const target = findFocused(input);
      if (target === undefined) return;
      // A press moves the focus itself, and a component may move it on each press and key.
      if (input.type !== 'mousedown' && target !== focused) focus(same.get(target));
      focused = target;
    },
    end: () => {
      withoutFocus.delete(demo);
      // Tab came last.
      const lastSame = same.get(lastFocused);
      if (focused === lastFocused && lastSame && lastSame !== last && demo.contains(last)) focus(last);
    },
  };
}

/** What had the focus in the server HTML because of an input; undefined if the input tells nothing of it. */
function findFocused({ type, target }: Event): EventTarget | null | undefined {
  if (/key|composition|input|paste/.test(type)) return target;
  return type === 'mousedown' && target instanceof Element ? target.closest(FOCUSABLE) : undefined;
}

/** Demos that cannot take the focus now. */
const withoutFocus = new Set<Element>();

const { focus: native } = Object.getOwnPropertyDescriptors(HTMLElement.prototype);

/** Keeps a demo from taking the focus: components take it where they are pressed. */
function keepFocusOut(demo: Element): void {
  withoutFocus.add(demo);
  HTMLElement.prototype.focus = function (this: HTMLElement, options) {
    const isKept = [...withoutFocus].some((demo) => demo.contains(this) || this.contains(demo));
    if (!isKept) native.value?.call(this, options);
  };
}

/** What in a live demo is the same as a target of its server HTML. */
function findSame(demo: Element, target: EventTarget | null | undefined): Element | null {
  if (!(target instanceof Element)) return null;
  if (target.isConnected) return demo.contains(target) ? target : null;
  let root = target;
  while (root.parentElement) root = root.parentElement;
  const stage = demo.querySelector('.demo-root');
  return stage && rememberPlace(root, target)(stage);
}

/** @returns Finds the element in the same place among those like it in another tree. */
function rememberPlace(root: Element, element: Element): (other: Element) => HTMLElement | null {
  const attributes = SAME.filter((name) => element.hasAttribute(name)).map(
    (name) => `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`,
  );
  const selector = element.localName + attributes.join('');
  const at = [...root.querySelectorAll(selector)].indexOf(element);
  return (other) => other.querySelectorAll<HTMLElement>(selector)[at] ?? null;
}
