import { CODE_VARIANTS, preferencesFromHash, type HashPreferences } from '../../site/preferences.ts';
import { CODE_PREFERENCES_EVENT } from '../demo/settings-event.ts';
import { writeCodePreference } from '../preferences/cookies.ts';
import { readVisitSetting } from '../preferences/settings-storage.ts';
import { confirmCopy, copyText, textToCopy } from './copy-code.ts';

/** How long the copy button of a demo says 'Copied', in milliseconds (specification section 4). */
const DEMO_COPIED_MS = 1200;

/** The tools under a demo: JavaScript or TypeScript, copy, and the hash that opens a source. */
export function enhanceDemoTools(): void {
  if (!document.querySelector('[data-demo]')) return;
  markVariant();
  document.addEventListener(CODE_PREFERENCES_EVENT, () => void showSources());
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const variant = target.closest<HTMLElement>('[data-variant]')?.dataset.variant;
    const chosen = CODE_VARIANTS.find((known) => known === variant);
    if (chosen) {
      writeCodePreference('codeVariant', chosen);
      prefer({ codeVariant: chosen });
    }
    const copy = target.closest<HTMLButtonElement>('[data-demo-copy]');
    if (copy) void copySource(copy);
  });
  addEventListener('hashchange', followHash);
  // The first paint has named the preferences of a shared link; their sources are still to come.
  if (readVisitSetting('codeVariant') ?? readVisitSetting('codeStyling')) void showSources();
  if (location.hash) followHash();
}

/** A hash leads to a demo, and may ask for a variant of its source for this page view (behaviour section 3). */
function followHash(): void {
  const { target, opensSource, codeVariant, codeStyling } = preferencesFromHash(decodeHash());
  const demo = document.getElementById(target);
  if (!demo?.matches('[data-demo]')) return;
  demo.scrollIntoView();
  if (opensSource) demo.querySelector('details')?.setAttribute('open', '');
  prefer({ ...(codeVariant && { codeVariant }), ...(codeStyling && { codeStyling }) });
}

function decodeHash(): string {
  try {
    return decodeURIComponent(location.hash);
  } catch {
    return location.hash;
  }
}

/** Shows code preferences on this page, without keeping them. */
function prefer(preferences: Partial<Record<keyof Omit<HashPreferences, 'target' | 'opensSource'>, string>>): void {
  const { dataset } = document.documentElement;
  const changed = Object.entries(preferences).filter(([name, value]) => dataset[name] !== value);
  if (changed.length === 0) return;
  Object.assign(dataset, Object.fromEntries(changed));
  document.dispatchEvent(new Event(CODE_PREFERENCES_EVENT));
}

let latest = 0;

/** Fetches the page with the preferred sources, and puts them in the place of the ones shown. */
async function showSources(): Promise<void> {
  markVariant();
  latest += 1;
  const request = latest;
  const { codeVariant = '', codeStyling = '' } = document.documentElement.dataset;
  const query = new URLSearchParams({ variant: codeVariant.toLowerCase(), styling: codeStyling });
  const response = await fetch(`${location.pathname}?${query}`).catch(() => null);
  if (!response?.ok || request !== latest) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const demo of document.querySelectorAll('[data-demo]')) {
    const source = demo.querySelector('.demo-source');
    const other = page.getElementById(demo.id)?.querySelector('.demo-source');
    if (source && other) source.replaceChildren(...other.childNodes);
  }
}

function markVariant(): void {
  const { codeVariant } = document.documentElement.dataset;
  for (const button of document.querySelectorAll<HTMLElement>('[data-variant]')) {
    button.setAttribute('aria-pressed', String(button.dataset.variant === codeVariant));
  }
}

async function copySource(button: HTMLButtonElement): Promise<void> {
  const code = button.closest('.demo')?.querySelector('.whole code');
  if (code && (await copyText(textToCopy(code)))) confirmCopy(button, DEMO_COPIED_MS);
}
