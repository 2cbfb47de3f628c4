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
    const before = known;
    known = latestCodePreferences();
    const changed = CODE_PREFERENCES.filter((name) => known[name] !== before[name] && known[name] !== dataset[name]);
    if (changed.length === 0) return;
    for (const name of changed) dataset[name] = known[name];
    document.dispatchEvent(new Event(CODE_PREFERENCES_EVENT));
  };
  onRestoredOrActivated(follow);
  // What a choice on this page has stored is known: what another page stores after it is new.
  document.addEventListener(CODE_PREFERENCES_EVENT, () => (known = latestCodePreferences()));
  follow();
}
