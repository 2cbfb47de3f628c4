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

/** Starts work that no reader waits for, once the page is idle. */
export function beginIdleWork(): void {
  // Each in its own task: if one throws, the others still run.
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
