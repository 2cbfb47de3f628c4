import { fillPageAd } from '../ads/page-ad.ts';
import { reportVisit } from '../analytics/report-visit.ts';
import { loadIconFont } from '../appearance/icon-font.ts';
import { registerServiceWorker } from '../network/service-worker.ts';
import { enhanceContents } from '../navigation/table-of-contents.ts';
import { followRulesByTouch } from '../navigation/touch.ts';

async function prefetchPages(): Promise<void> {
  if (HTMLScriptElement.supports('speculationrules')) return;
  (await import('../network/prefetch.ts')).prefetchPages();
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
