/** What the ad network brings: its script, or its feed. Loaded where the configuration has their addresses. */
import { watchForAd } from './blocker.ts';
import { fetchRemoteAd } from './remote-feed.ts';
import type { AdStage } from './slot.ts';

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
