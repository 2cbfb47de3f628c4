/** Longest that idle work waits, in milliseconds. */
const TIMEOUT = 3000;

/** Runs work when the page is loaded, shown, and has nothing else to do. */
export function whenPageIsIdle(work: () => void): void {
  const idle = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: TIMEOUT });
    else setTimeout(work, 200);
  };
  const loaded = () => {
    if (document.readyState === 'complete') idle();
    else addEventListener('load', idle, { once: true });
  };
  whenActivated(loaded);
}

/** Runs work once a reader sees the page: at once, or when a prerendered page is opened. */
function whenActivated(work: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', work, { once: true });
  else work();
}
