/** How often the page looks for the network's ad, and how many times (spec 4 in `docs/specification-map.md`). */
const POLL_MS = 500;
const MAX_TRIES = 30;

/** More tries than this without an ad mean that something blocks it. */
const BLOCKED_AFTER = 6;

export interface BlockerWatch {
  /** Whether the network's ad is there now. */
  hasAd: () => boolean;
  onBlocked: () => void;
  /** Called when an ad arrives, also after `onBlocked`. */
  onAd: () => void;
}

/**
 * Looks for the network's ad at once and then every 500 ms, thirty times at most. @returns A function that stops it.
 */
export function watchForAd({ hasAd, onBlocked, onAd }: BlockerWatch): () => void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    tries += 1;
    if (hasAd()) {
      onAd();
      return;
    }
    if (tries === BLOCKED_AFTER + 1) onBlocked();
    if (tries < MAX_TRIES) timer = setTimeout(look, POLL_MS);
  };
  look();
  return () => clearTimeout(timer);
}
