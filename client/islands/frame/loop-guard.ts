/** How long loops may run without a pause, in milliseconds. */
const LIMIT_MS = 2000;

/** Thrown out of a loop that ran for too long. */
export class EndlessLoopError extends Error {
  /** Line of the loop, 1-based. */
  line: number;

  constructor(line: number) {
    super(`The loop in line ${line} ran for too long.`);
    this.line = line;
  }
}

/** When a loop first ran since the browser last had a break. */
let since: number | undefined;

const { port1: breaks, port2: asker } = new MessageChannel();
breaks.onmessage = () => (since = undefined);

/**
 * Each round of a loop in an edited demo calls this (`LOOP_GUARD`). Firefox and WebKit run the iframe in the page's
 * thread: an endless loop would freeze the page, which could not even remove the iframe.
 *
 * @param line Line of the loop.
 * @throws EndlessLoopError when loops keep the thread busy for too long, also in the loop around one that was stopped.
 */
export function guardLoop(line: number): void {
  if (since === undefined) {
    since = performance.now();
    // Arrives once the thread is free. Timers would be late in a background tab.
    asker.postMessage(null);
  } else if (performance.now() - since > LIMIT_MS) {
    throw new EndlessLoopError(line);
  }
}
