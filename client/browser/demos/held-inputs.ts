/** Most inputs that are kept for a demo, and how long, in milliseconds. Beyond that, none of them is replayed. */
export const MOST_INPUTS = 256;
export const LONGEST_WAIT = 10_000;

/** An input, and for the start of a composition, which cannot be held back, the text of what it is about to change. */
export interface HeldInput extends Event {
  readonly before?: string | null;
}

/** The inputs on each demo that is not live yet, or that is still being given what it missed; oldest first. */
export type HeldInputs = Map<Element, HeldInput[]>;

/** Adds an input. Of moves in a row only the last one is kept. */
export function holdInput(inputs: HeldInput[], event: Event): void {
  if (event.type.endsWith('move') && inputs.at(-1)?.type === event.type) inputs.pop();
  inputs.push(event);
  if (event.type.endsWith('start')) Object.assign(event, { before: (event.target as Element).textContent });
}
