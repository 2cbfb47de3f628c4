/** An ad counts as displayed after this long, for one in ten pages (spec 7 in `docs/specification-map.md`). */
const DISPLAY_AFTER_MS = 2500;
const DISPLAY_SAMPLING = 0.1;

/** Reports what happens to an ad. */
export function reportAd(eventAction: 'display' | 'click' | 'crash', eventLabel: string): void {
  window.gtag?.('event', 'ad', { eventAction, eventLabel });
}

/** Reports an ad's display, if it is drawn for the sample. @returns A function that takes it back. */
export function reportDisplayLater(label: string, random: () => number): () => void {
  if (random() >= DISPLAY_SAMPLING) return () => undefined;
  const timer = setTimeout(() => reportAd('display', label), DISPLAY_AFTER_MS);
  return () => clearTimeout(timer);
}
