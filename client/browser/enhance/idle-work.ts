import { fillPageAd } from './ads.ts';
import { reportVisit } from './analytics.ts';
import { loadIconFont } from './icon-font.ts';
import { registerServiceWorker } from './service-worker.ts';
import { enhanceContents } from './table-of-contents.ts';
import { followRulesByTouch } from './touch.ts';

async function prefetchPages(): Promise<void> {
  if (HTMLScriptElement.supports('speculationrules')) return;
  (await import('./prefetch.ts')).prefetchPages();
}

/** What no reader waits for, for a page that is idle. */
export function beginIdleWork(): void {
  // Each in a task of its own making: one that throws does not end the others.
  for (const work of [
    enhanceContents,
    reportVisit,
    fillPageAd,
    prefetchPages,
    followRulesByTouch,
    loadIconFont,
    registerServiceWorker,
  ])
    queueMicrotask(work);
}
