/**
 * Loads something until it has been loaded once. Keeps the value, not the promise: the one of a request that was cancelled
 * never settles in the Workers runtime, and all later requests would wait for it.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: { value: T } | undefined;
  return async () => (loaded ??= { value: await load() }).value;
}
