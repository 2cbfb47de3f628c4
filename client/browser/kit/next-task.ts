/** Lets the browser do what waits, such as to answer an input, before what follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
