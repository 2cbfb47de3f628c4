/** A click or a key that came before its demo was awake. */
export interface PendingInput {
  event: Event;
  target: EventTarget | null;
}

/** By demo that is not awake yet, the last input that was held back. */
export type PendingInputs = Map<Element, PendingInput>;

/** Repeats an input. A key that presses a native control has no effect when repeated, so the control is pressed. */
export function repeatInput({ event, target: original }: PendingInput): void {
  let target = original;
  if (target instanceof Element && !target.isConnected) {
    // A picture gave way to its component, which has something else in the same place.
    const { clientX, clientY } = event as MouseEvent;
    target = event instanceof KeyboardEvent ? document.activeElement : document.elementFromPoint(clientX, clientY);
  }
  const presses = event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ');
  if (presses && target instanceof HTMLElement && target.matches('button, a[href], summary')) target.click();
  else if (event instanceof KeyboardEvent) target?.dispatchEvent(new KeyboardEvent('keydown', event));
  else target?.dispatchEvent(new MouseEvent('click', event));
}
