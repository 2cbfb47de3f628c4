/** Longest time that work ahead of need waits, in milliseconds: what the reader waits for may never arrive. */
const LIMIT = 5000;

let foreground: Promise<unknown> = Promise.resolve();

/** Declares work that the reader waits for. */
export function trackUserBlocking<T>(work: Promise<T>): Promise<T> {
  const limit = new Promise((resolve) => setTimeout(resolve, LIMIT));
  foreground = Promise.allSettled([foreground, Promise.race([work, limit])]);
  return work;
}

/** Resolves once nothing that the reader waits for is running. Work ahead of need starts then. */
export function whenNotUserBlocked(): Promise<unknown> {
  return foreground;
}
