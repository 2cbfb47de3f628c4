import { CODE_PREFERENCES_EVENT } from '../kit/events.ts';
import { readSession, readVisitSetting } from '../preferences/settings-storage.ts';
import { keptEditsKey } from '../tools/edits.ts';
import { loadTools } from '../tools/load-tools.ts';

/** Updates demo sources without an input: for the URL's hash, and when preferences change elsewhere. */
export function enhanceDemoSources(): void {
  const demos = [...document.querySelectorAll('[data-demo]')];
  if (demos.length === 0) return;
  const showSources = () => void loadTools().then((tools) => tools.showSources());
  document.addEventListener(CODE_PREFERENCES_EVENT, showSources);
  // The first paint applied a shared link's preferences, but the sources are still the default ones.
  if (readVisitSetting('codeVariant') ?? readVisitSetting('codeStyling')) showSources();
  if (readSession(keptEditsKey())) void loadTools().then((tools) => tools.restoreEdits());
  const followHash = (change?: Event) => {
    if (demos.some(({ id }) => location.hash.includes(id))) void loadTools().then((tools) => tools.followHash(change));
  };
  addEventListener('hashchange', followHash);
  followHash();
}
