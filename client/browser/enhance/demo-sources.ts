import { CODE_PREFERENCES_EVENT } from '../kit/settings-event.ts';
import { readVisitSetting } from '../preferences/settings-storage.ts';
import { loadTools } from './load-tools.ts';

/** Updates demo sources without an input: for the URL's hash, and when preferences change elsewhere. */
export function enhanceDemoSources(): void {
  if (!document.querySelector('[data-demo]')) return;
  const showSources = () => void loadTools().then((tools) => tools.showSources());
  document.addEventListener(CODE_PREFERENCES_EVENT, showSources);
  // The first paint applied a shared link's preferences, but the sources are still the default ones.
  if (readVisitSetting('codeVariant') ?? readVisitSetting('codeStyling')) showSources();
  const followHash = () => void loadTools().then((tools) => tools.followHash());
  addEventListener('hashchange', followHash);
  if (location.hash) followHash();
}
