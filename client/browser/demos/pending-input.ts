/** A click or key press on a demo that was not live yet. */
export interface PendingInput {
  event: Event;
  target: EventTarget | null;
}

/** The last held-back input of each demo that is not live yet. */
export type PendingInputs = Map<Element, PendingInput>;

/** What a mouse sends for a click: grids move the focus to a cell on `mouseup`, and selects open on `mousedown`. */
const MOUSE_CLICK = ['mousedown', 'mouseup', 'click'] as const;

/** Replays an input. Synthetic key events do not activate native controls, so those are clicked instead. */
export function repeatInput({ event, target: original }: PendingInput): void {
  let target = original;
  if (target instanceof Element && !target.isConnected) {
    // The live component replaced the picture: find the new element at the same position.
    const { clientX, clientY } = event as MouseEvent;
    target = event instanceof KeyboardEvent ? document.activeElement : document.elementFromPoint(clientX, clientY);
  }
  const presses = event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ');
  if (presses && target instanceof HTMLElement && target.matches('button, a[href], summary')) target.click();
  else if (event instanceof KeyboardEvent) target?.dispatchEvent(new KeyboardEvent('keydown', event));
  else for (const type of MOUSE_CLICK) target?.dispatchEvent(new MouseEvent(type, event));
}
