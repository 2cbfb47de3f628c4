/** Most inputs that are kept for a demo, and how long, in milliseconds. Beyond that, none of them is replayed. */
export const MOST_INPUTS = 256;
export const LONGEST_WAIT = 10_000;

/** The inputs on each demo that is not live yet, or that is still being given what it missed; oldest first. */
export type HeldInputs = Map<Element, Event[]>;

/** Adds an input. Of moves in a row only the last one is kept. */
export function holdInput(inputs: Event[], event: Event): void {
  if (event.type.endsWith('move') && inputs.at(-1)?.type === event.type) inputs.pop();
  inputs.push(event);
}
