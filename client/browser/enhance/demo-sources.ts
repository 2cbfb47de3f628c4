import { CODE_PREFERENCES_EVENT } from '../kit/settings-event.ts';
import { readSession, readVisitSetting } from '../preferences/settings-storage.ts';
import { keptEditsKey } from '../tools/kept-edits.ts';
import { loadTools } from './load-tools.ts';

/** What a demo's source has to show without an input: what the address asks for, and what is chosen in another place. */
export function enhanceDemoSources(): void {
  if (!document.querySelector('[data-demo]')) return;
  const showSources = () => void loadTools().then((tools) => tools.showSources());
  document.addEventListener(CODE_PREFERENCES_EVENT, showSources);
  // The first paint has named the preferences of a shared link; their sources are still to come.
  if (readVisitSetting('codeVariant') ?? readVisitSetting('codeStyling')) showSources();
  if (readSession(keptEditsKey())) void loadTools().then((tools) => tools.restoreEdits());
  const followHash = () => void loadTools().then((tools) => tools.followHash());
  addEventListener('hashchange', followHash);
  if (location.hash) followHash();
}
