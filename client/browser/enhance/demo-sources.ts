import { CODE_PREFERENCES_EVENT } from '../kit/settings-event.ts';
import { readVisitSetting } from '../preferences/settings-storage.ts';
import { loadTools } from './load-tools.ts';

/** What a demo's source has to show without an input: the variant that the tools stand on, and what the address asks for. */
export function enhanceDemoSources(): void {
  if (!document.querySelector('[data-demo]')) return;
  const { codeVariant, codeStyling } = document.documentElement.dataset;
  for (const button of document.querySelectorAll<HTMLElement>('[data-variant]'))
    button.ariaPressed = String(button.dataset.variant === codeVariant);
  for (const option of document.querySelectorAll<HTMLOptionElement>(`[data-styling] [value="${codeStyling}"]`))
    option.selected = true;
  const showSources = () => void loadTools().then((tools) => tools.showSources());
  document.addEventListener(CODE_PREFERENCES_EVENT, showSources);
  // The first paint has named the preferences of a shared link; their sources are still to come.
  if (readVisitSetting('codeVariant') ?? readVisitSetting('codeStyling')) showSources();
  const followHash = () => void loadTools().then((tools) => tools.followHash());
  addEventListener('hashchange', followHash);
  if (location.hash) followHash();
}
