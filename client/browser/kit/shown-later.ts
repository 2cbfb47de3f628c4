/** Runs work whenever a document is shown that was made earlier: by the back/forward cache, or because it was prerendered. */
export function whenShownLater(work: () => void): void {
  document.addEventListener('prerenderingchange', work);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) work();
  });
}
