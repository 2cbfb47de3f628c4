import { reportPageView } from '../analytics/page-view.ts';
import { loadTag, refusesTracking } from '../analytics/tag.ts';
import { reportUserProperties } from '../analytics/user-properties.ts';
import { reportWebVitals } from '../analytics/web-vitals.ts';
import { readConfig } from '../kit/config.ts';

/** Reports the page and the reader's setup, for a page that a reader sees: not while it is only prerendered. */
export function reportVisit(): void {
  // The tag reads its queue in order: its own commands go first.
  loadTag(readConfig().tagId);
  reportPageView();
  reportUserProperties();
  if (!refusesTracking()) void reportWebVitals(() => sessionStorage);
}
