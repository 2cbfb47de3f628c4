/** Admits a number of calls per period. @returns Whether a call is within the number. */
export function createRateCap(most: number, milliseconds: number): () => boolean {
  let since = -Infinity;
  let admitted = 0;
  return () => {
    if (Date.now() - since >= milliseconds) {
      since = Date.now();
      admitted = 0;
    }
    admitted += 1;
    return admitted <= most;
  };
}
