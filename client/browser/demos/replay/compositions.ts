import type { HeldInput } from '../held-inputs.ts';

/** Ends of compositions whose text was taken back. What is composed after that is in the live component already. */
const takenBack = new WeakSet<Event>();

/** Whether the text of a composition is to be given to the live component. */
export function isTakenBack(event: CompositionEvent): boolean {
  return takenBack.has(event);
}

/**
 * Waits until no input method composes in a demo that is about to become live, which would break it off. Then takes back
 * what it has written into the server HTML: the live component is given it instead.
 *
 * @param read Reads the demo's held inputs.
 */
export async function takeBackCompositions(read: () => readonly HeldInput[]): Promise<void> {
  while (isOpen(read()))
    // On the document, whose earlier listener holds the end back: one of the window would be called before that.
    await new Promise((resolve) => document.addEventListener('compositionend', resolve, { capture: true, once: true }));
  // The first of several in a field has its text as it was.
  for (const input of [...read()].reverse()) {
    const { type, target, before = null } = input;
    if (type === 'compositionend') takenBack.add(input);
    if (type !== 'compositionstart') continue;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) target.value = target.defaultValue;
    else if (target instanceof Element) target.textContent = before;
  }
}

/** Whether a composition has begun and not ended. */
function isOpen(inputs: readonly HeldInput[]): boolean {
  return inputs.findLast(({ type }) => type.startsWith('composition'))?.type === 'compositionstart';
}
