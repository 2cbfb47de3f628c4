/**
 * Whether an input method still composes a text: its keys are not commands. Safari ends the composition before it sends the
 * key that ended it, with the code 229.
 */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}

const listeners: [type: string, listener: (event: Event) => void][] = [];

/** Adds a listener to the document that also receives the events replayed by `replayEarlyEvents`. */
export function listenWithReplay<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, listener);
  listeners.push([type, listener as (event: Event) => void]);
}

/** Replays events that fired before these listeners were added. Other listeners have had them already. */
export function replayEarlyEvents(events: readonly Event[]): void {
  for (const event of events) {
    for (const [type, listener] of listeners) if (type === event.type) listener(event);
  }
}

/** Class of the field for early text. */
const EARLY_TEXT = 'early-text';

/**
 * Gives the focus to a field out of sight, which takes what the reader types while an editor loads: also what an input
 * method composes, which no script could repeat. Does nothing for any other press.
 *
 * @param target What was pressed.
 */
export function catchEarlyText(target: EventTarget | null): void {
  const opener = target instanceof Element ? target.closest<HTMLElement>('[data-demo-edit]') : null;
  if (!opener || opener.nextElementSibling?.matches('textarea')) return;
  const field = document.createElement('textarea');
  field.className = `visually-hidden ${EARLY_TEXT}`;
  field.ariaLabel = opener.ariaLabel;
  opener.after(field);
  field.focus();
  field.addEventListener('compositionstart', () => (field.dataset.composing = ''));
  field.addEventListener('compositionend', () => delete field.dataset.composing);
  // Escape or a second press: the editor is not wanted any more.
  field.addEventListener('keydown', ({ key }) => key === 'Escape' && opener.click());
}

/** Ends that. @returns What the reader has typed meanwhile; empty for nothing. */
export async function takeEarlyText(demo: ParentNode): Promise<string> {
  const field = demo.querySelector<HTMLTextAreaElement>(`.${EARLY_TEXT}`);
  if (!field) return '';
  const hadFocus = field === document.activeElement;
  // Taking the focus away would break off a composition.
  if (field.dataset.composing !== undefined)
    await new Promise((resolve) => field.addEventListener('compositionend', resolve, { once: true }));
  const { value, previousElementSibling: opener } = field;
  if (hadFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  field.remove();
  return value;
}
