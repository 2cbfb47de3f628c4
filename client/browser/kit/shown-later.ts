/** Runs `work` when an older document becomes visible: restored from the back/forward cache, or prerendered. */
export function onRestoredOrActivated(work: () => void): void {
  document.addEventListener('prerenderingchange', work);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) work();
  });
}
