/** Number of frames until blocks coming into view have their real heights. */
const FRAMES = 10;

/**
 * Keeps an element in its place: blocks above it get their real heights (`content-visibility`) only after the browser has
 * scrolled, so this scrolls again for some frames.
 */
export function stayAt(find: () => Element | null, options?: ScrollIntoViewOptions): void {
  const scroll = (frames: number) => {
    find()?.scrollIntoView(options);
    if (frames > 0) requestAnimationFrame(() => scroll(frames - 1));
  };
  scroll(FRAMES);
}

/** Keeps the target of the hash in its place. */
export function stayAtTarget(): void {
  const stay = () => stayAt(() => document.querySelector('main :target'));
  // Before the load event there may be no `:target` yet.
  if (document.readyState === 'complete') stay();
  else addEventListener('load', stay, { once: true });
}
