/** The ad network's script and feed. Lazy-loaded, and only if the configuration has their URLs. */
import { watchForAd } from './blocker.ts';
import { fetchRemoteAd } from './remote-feed.ts';
import type { Ad } from './ad.ts';

/** What the network's code can do with the slot. A crash in any of it empties the slot for good. */
export interface AdStage {
  showAd: (ad: Ad) => void;
  showInHouse: () => void;
  /** For readers with an ad blocker: shows some the notice, the others an in-house ad. */
  showForBlocker: () => void;
  /** Adds a box to the slot for the network's script to draw into. */
  openBox: () => HTMLElement;
  /** Shows the content of the box, and reports it. */
  showBox: (box: HTMLElement) => void;
  /** Runs code that handles a network ad; if it throws, the slot is emptied. */
  guard: (work: () => void) => void;
}

/** What the network serves when it has no paid ad. */
const BACKERS = '[class*="backers"], [href*="backers"], [src*="backers"]';

/**
 * Shows an ad from the feed. While there is none, blocker detection works as for the script; a late ad is still shown.
 */
export function runFeed({ showAd, showInHouse, showForBlocker }: AdStage, feedUrl: string): void {
  let isDecided = false;
  const stop = watchForAd({
    hasAd: () => false,
    onAd: () => undefined,
    onBlocked: () => {
      isDecided = true;
      showForBlocker();
    },
  });
  void fetchRemoteAd(feedUrl).then((result) => {
    if (result === 'unreachable') return;
    stop();
    if (result !== 'out of ads') showAd(result);
    else if (!isDecided) showInHouse();
  });
}

/** Runs the network's script in a box of its own, and polls for its ad. */
export function runScript({ openBox, showBox, showInHouse, showForBlocker, guard }: AdStage, scriptUrl: string): void {
  guard(() => {
    const box = openBox();
    box.append(Object.assign(document.createElement('script'), { async: true, src: scriptUrl }));
    watchForAd({
      hasAd: () => box.querySelector(':scope > :not(script)') !== null,
      onBlocked: showForBlocker,
      onAd: () => (box.querySelector(BACKERS) ? showInHouse() : guard(() => showBox(box))),
    });
  });
}
