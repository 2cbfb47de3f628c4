/** An ad counts as displayed after this delay; one in ten is reported. */
const DISPLAY_AFTER_MS = 2500;
const DISPLAY_SAMPLING = 0.1;

export function reportAd(eventAction: 'display' | 'click' | 'crash', eventLabel: string): void {
  window.gtag?.('event', 'ad', { eventAction, eventLabel });
}

/** Reports a display after the delay, if this ad is sampled. @returns Cancels the report. */
export function reportDisplayLater(label: string, random: () => number): () => void {
  if (random() >= DISPLAY_SAMPLING) return () => undefined;
  const timer = setTimeout(() => reportAd('display', label), DISPLAY_AFTER_MS);
  return () => clearTimeout(timer);
}
