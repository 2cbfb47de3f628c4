import {
  CODE_STYLINGS,
  CODE_VARIANTS,
  queryOfCodePreferences,
  readEach,
  type CodePreferences,
} from '../../../site/preferences.ts';
import { CODE_PREFERENCES_EVENT } from '../kit/events.ts';
import { writeCodePreference } from '../preferences/cookies.ts';

/** Applies code preferences to this page without storing them. */
export function applyCodePreferences(preferences: Partial<CodePreferences>): void {
  const { dataset } = document.documentElement;
  const changed = Object.entries(preferences).filter(([name, value]) => dataset[name] !== value);
  if (changed.length === 0) return;
  Object.assign(dataset, Object.fromEntries(changed));
  document.dispatchEvent(new Event(CODE_PREFERENCES_EVENT));
}

/** Stores the chosen variant and applies it. */
export function chooseVariant(value: string | undefined): void {
  const codeVariant = CODE_VARIANTS.find((known) => known === value);
  if (!codeVariant) return;
  writeCodePreference('codeVariant', codeVariant);
  applyCodePreferences({ codeVariant });
}

/** Stores the chosen styling and applies it. */
export function chooseStyling(value: string | undefined): void {
  const codeStyling = CODE_STYLINGS.find((known) => known === value);
  if (!codeStyling) return;
  writeCodePreference('codeStyling', codeStyling);
  applyCodePreferences({ codeStyling });
}

/** The preferences that the page shows, as a query. */
export function shownPreferences(): string {
  const { dataset } = document.documentElement;
  return queryOfCodePreferences(readEach((name) => dataset[name]));
}

let latest = 0;

/** Fetches the page with the preferred sources and replaces those shown. */
export async function showSources(): Promise<void> {
  latest += 1;
  const request = latest;
  const response = await fetch(`${location.pathname}?${shownPreferences()}`).catch(() => null);
  const html = response?.ok ? await response.text().catch(() => null) : null;
  // The text of an older answer may come after that of a newer one.
  if (html === null || request !== latest) return;
  const page = new DOMParser().parseFromString(html, 'text/html');
  // Playgrounds render their own code.
  for (const demo of document.querySelectorAll('[data-demo]:not([data-playing])')) {
    const source = demo.querySelector('.demo-source');
    const other = page.getElementById(demo.id)?.querySelector('.demo-source');
    if (source && other) source.replaceChildren(...other.childNodes);
  }
}
