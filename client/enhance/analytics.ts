import { reportClicks } from '../analytics/clicks.ts';
import { reportPageView } from '../analytics/page-view.ts';
import { defineTag, loadTag, refusesTracking } from '../analytics/tag.ts';
import { reportUserProperties } from '../analytics/user-properties.ts';
import { reportWebVitals } from '../analytics/web-vitals.ts';
import { readConfig } from './config.ts';
import { whenPageIsIdle } from './idle.ts';

/** Analytics, all of it in idle time and none of it for a page that is only prerendered. */
export function enhanceAnalytics(): void {
  defineTag();
  reportClicks();
  whenPageIsIdle(() => {
    // The tag reads its queue in order: its own commands go first.
    loadTag(readConfig().tagId);
    reportPageView();
    reportUserProperties();
    if (!refusesTracking()) void reportWebVitals();
  });
}
