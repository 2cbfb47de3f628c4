/** Number of frames until blocks coming into view have their real heights. */
const FRAMES = 10;

/**
 * Keeps the target of the hash in place: blocks above it get their real heights (`content-visibility`) only after the
 * browser has scrolled, so this scrolls again for some frames.
 */
export function stayAtTarget(): void {
  const scroll = (frames: number) => {
    document.querySelector('main :target')?.scrollIntoView();
    if (frames > 0) requestAnimationFrame(() => scroll(frames - 1));
  };
  // Before the load event there may be no `:target` yet.
  if (document.readyState === 'complete') scroll(FRAMES);
  else addEventListener('load', () => scroll(FRAMES), { once: true });
}
