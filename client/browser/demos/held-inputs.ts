/** Most inputs that are replayed, and how old the first may be, in milliseconds. Beyond that, none of them is. */
const MOST_INPUTS = 256;
const LONGEST_WAIT = 10_000;

/** How far apart the moves of a press are that are replayed, in CSS pixels. */
const STEP = 8;

/** An input, and for the start of a composition, which cannot be held back, the text of what it is about to change. */
export interface HeldInput extends Event {
  before?: string | null;
}

/** The inputs on each demo that is not live yet, or that is still being given what it missed; oldest first. */
export type HeldInputs = Map<Element, HeldInput[]>;

/** What of an input matters here. */
export interface Input {
  readonly type: string;
  readonly buttons?: number;
  readonly clientX?: number;
  readonly clientY?: number;
  readonly changedTouches?: ArrayLike<{ readonly clientX: number; readonly clientY: number }>;
}

/** Whether an input is one of many that tell where a pointer is. */
export function isMove({ type }: Input): boolean {
  return /move|enter|over/.test(type);
}

/**
 * Chooses what is replayed.
 *
 * @param now What is the time, on the clock of the inputs.
 * @returns Null if they are too many, or too old to be what the reader still wants.
 */
export function chooseInputs<Kept extends Input & Pick<Event, 'timeStamp'>>(
  inputs: readonly Kept[],
  now: number,
): Kept[] | null {
  const isOld = ({ timeStamp }: Kept) => now - timeStamp > LONGEST_WAIT;
  // Nobody misses that the pointer was there once.
  const chosen = thinMoves(inputs.filter((input) => isInPress(input) || !isMove(input) || !isOld(input)));
  const [first] = chosen;
  return first && (chosen.length > MOST_INPUTS || isOld(first)) ? null : chosen;
}

/**
 * Leaves out moves that change nothing: of those in a row, without a press all but the last one of each type; in a press,
 * whose way counts, those near to the one after.
 */
export function thinMoves<Kept extends Input>(inputs: readonly Kept[]): Kept[] {
  const later = new Map<string, Input>();
  const isKept = (input: Input) => {
    if (!isMove(input)) later.clear();
    const next = later.get(input.type);
    if (next && !isFarInPress(input, next)) return false;
    if (isMove(input)) later.set(input.type, input);
    return true;
  };
  return inputs.toReversed().filter(isKept).reverse();
}

function isFarInPress(move: Input, next: Input): boolean {
  const [x, y] = findPlace(move);
  const [nextX, nextY] = findPlace(next);
  return isInPress(move) && Math.hypot(nextX - x, nextY - y) >= STEP;
}

function isInPress({ type, buttons }: Input): boolean {
  return buttons !== 0 || /^drag/.test(type);
}

function findPlace({ changedTouches, clientX, clientY }: Input): [x: number, y: number] {
  const touch = changedTouches?.[0];
  return [touch?.clientX ?? clientX ?? 0, touch?.clientY ?? clientY ?? 0];
}
