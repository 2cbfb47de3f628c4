/** A click or a key that came before its demo was awake. */
export interface HeldInput {
  event: Event;
  target: EventTarget | null;
}

/** By demo that is not awake yet, the last input that was held back. */
export type HeldInputs = Map<Element, HeldInput>;
