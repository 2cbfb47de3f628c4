import { CODE_PREFERENCES } from '../../../site/preferences.ts';
import { CODE_PREFERENCES_EVENT } from '../kit/events.ts';
import { latestCodePreferences } from '../preferences/cookies.ts';
import { onRestoredOrActivated } from '../kit/scheduling.ts';

/**
 * Applies code preferences that changed after the page was made: it may have been prefetched, prerendered, or restored
 * from the back/forward cache. Call it after adding the listeners for `CODE_PREFERENCES_EVENT`.
 */
export function followCodePreferences(): void {
  const { dataset } = document.documentElement;
  // Preferences in the URL override the stored ones, on this page only: a page with any query is compared with the
  // cookies as they are now. Without preferences in the query, these are what the server has read.
  let known: Record<string, string | undefined> = location.search ? latestCodePreferences() : { ...dataset };
  const follow = () => {
    const stored = latestCodePreferences();
    const changed = CODE_PREFERENCES.filter((name) => known[name] !== stored[name] && dataset[name] !== stored[name]);
    known = stored;
    if (changed.length === 0) return;
    for (const name of changed) dataset[name] = stored[name];
    document.dispatchEvent(new Event(CODE_PREFERENCES_EVENT));
  };
  onRestoredOrActivated(follow);
  // What was chosen on this page is known: what another page stores after it is new.
  document.addEventListener(CODE_PREFERENCES_EVENT, () => {
    const stored = latestCodePreferences();
    for (const name of CODE_PREFERENCES) if (dataset[name] === stored[name]) known[name] = stored[name];
  });
  follow();
}
