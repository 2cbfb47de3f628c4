import { reportPageView } from './page-view.ts';
import { loadTag, refusesTracking } from './tag.ts';
import { reportUserProperties } from './user-properties.ts';
import { reportWebVitals } from './web-vitals.ts';
import { readConfig } from '../kit/config.ts';

/** Reports the page view and the reader's setup. Must not run while the page is only prerendered. */
export function reportVisit(): void {
  // The tag manager processes its queue in order: its own commands must come first.
  loadTag(readConfig().tagId);
  reportPageView();
  reportUserProperties();
  if (!refusesTracking()) void reportWebVitals(() => sessionStorage);
}
