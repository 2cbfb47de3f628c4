/** What the ad network brings: its script, or its feed. Loaded where the configuration has their addresses. */
import { watchForAd } from './blocker.ts';
import { fetchRemoteAd } from './remote-feed.ts';
import type { Ad } from './ad.ts';

/** What is done with the slot. A crash in any of it empties the slot for good. */
export interface AdStage {
  showAd: (ad: Ad) => void;
  showInHouse: () => void;
  /** For a reader whose browser blocks ads: the notice to some, an in-house ad to the others. */
  showForBlocker: () => void;
  /** Puts a box into the slot for a script to draw into. */
  openBox: () => HTMLElement;
  /** Shows what was drawn into the box, and reports it. */
  showBox: (box: HTMLElement) => void;
  /** Does work of an ad of the network. */
  guard: (work: () => void) => void;
}

/** What the network serves when it has no ad to sell. */
const BACKERS = '[class*="backers"], [href*="backers"], [src*="backers"]';

/**
 * Asks the remote feed. Where no ad comes, the verdict on blockers decides as it does for the script; an ad that comes
 * late is shown.
 */
export function runFeed({ showAd, showInHouse, showForBlocker }: AdStage, feedUrl: string): void {
  let hasVerdict = false;
  const stop = watchForAd({
    hasAd: () => false,
    onAd: () => undefined,
    onBlocked: () => {
      hasVerdict = true;
      showForBlocker();
    },
  });
  void fetchRemoteAd(feedUrl).then((result) => {
    if (result === 'unreachable') return;
    stop();
    if (result !== 'out of ads') showAd(result);
    else if (!hasVerdict) showInHouse();
  });
}

/** Lets the network's script draw its ad into a box of its own, and watches whether it does. */
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
