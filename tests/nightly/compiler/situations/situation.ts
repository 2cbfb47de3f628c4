export type Props = Record<string, unknown>;

/** How a component shows what its slots replace. */
export interface Situation {
  /** Props besides those of its playground. */
  props?: Props;
  /** What a reader does then. Each step comes when what the one before caused is rendered. */
  steps?: readonly ((container: HTMLElement) => void)[];
}

/** A step: clicks the first element that fits; none is no error, since a marker may replace it. */
export const click = (selector: string) => (container: HTMLElement) => {
  const found = [container, document.body].flatMap((place) => [...place.querySelectorAll<HTMLElement>(selector)]);
  found[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

/** A step: moves a mouse over the middle of the first element that fits. */
export const hover = (selector: string) => (container: HTMLElement) => {
  const target = container.querySelector(selector);
  if (!target) return;
  const { left, top, width, height } = target.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, pointerType: 'mouse', isPrimary: true };
  for (const type of ['pointerover', 'pointerenter', 'pointermove'])
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, ...at }));
  target.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, ...at }));
};

/** A step: clicks twice. */
export const doubleClick = (selector: string) => (container: HTMLElement) => {
  container.querySelector(selector)?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true }));
};

/** A step: moves the focus, and on by an arrow key. */
export const focus = (selector: string) => (container: HTMLElement) => {
  const target = container.querySelector<SVGElement>(selector);
  target?.focus();
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
};

/** A step: gives a component that measures itself more time. */
export const wait = () => undefined;
