/** Longest delay of idle work, in milliseconds. */
const TIMEOUT = 3000;

/** Runs `work` once the page is loaded, visible and idle. */
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

/** Runs `work` now, or for a prerendered page when it is activated. */
function whenActivated(work: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', work, { once: true });
  else work();
}
