/** How often and how many times to check for the network's ad. */
const POLL_MS = 500;
const MAX_TRIES = 30;

/** After more checks than this without an ad, assume an ad blocker. */
const BLOCKED_AFTER = 6;

export interface BlockerWatch {
  /** Whether the network's ad has appeared. */
  hasAd: () => boolean;
  onBlocked: () => void;
  /** Called when an ad appears, even after `onBlocked`. */
  onAd: () => void;
}

/** Polls for the network's ad: at once, then every 500 ms, thirty times at most. @returns Stops polling. */
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
