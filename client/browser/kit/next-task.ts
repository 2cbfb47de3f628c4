/** Yields to the browser, so that it can handle pending work such as input first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
