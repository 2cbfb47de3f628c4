import { CODE_PREFERENCES_EVENT } from '../kit/settings-event.ts';
import { latestCodePreferences } from '../preferences/cookies.ts';
import { whenShownLater } from '../kit/shown-later.ts';

/**
 * Shows the code preferences that were chosen after the page was made: it may have been fetched ahead, prerendered, or
 * kept by the back/forward cache. Whoever listens to `CODE_PREFERENCES_EVENT` has to be there before.
 */
export function followCodePreferences(): void {
  const { dataset } = document.documentElement;
  // Preferences in the address hold for this page alone, whatever the reader keeps.
  let known: Record<string, string | undefined> = /[?&](?:variant|styling)=/.test(location.search)
    ? { ...latestCodePreferences() }
    : { ...dataset };
  const follow = () => {
    const before = known;
    known = { ...latestCodePreferences() };
    const changed = ['codeVariant', 'codeStyling'].filter(
      (name) => known[name] !== before[name] && known[name] !== dataset[name],
    );
    if (changed.length === 0) return;
    for (const name of changed) dataset[name] = known[name];
    document.dispatchEvent(new Event(CODE_PREFERENCES_EVENT));
  };
  whenShownLater(follow);
  follow();
}
