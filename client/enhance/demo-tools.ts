import { CODE_VARIANTS, preferenceCookie, preferencesFromHash, type CodeVariant } from '../../site/preferences.ts';
import { confirmCopy, copyText, textToCopy } from './copy-code.ts';

/** How long the copy button of a demo says 'Copied', in milliseconds (specification section 4). */
const DEMO_COPIED_MS = 1200;

/** The tools under a demo: JavaScript or TypeScript, copy, and the hash that opens a source. */
export function enhanceDemoTools(): void {
  if (!document.querySelector('[data-demo]')) return;
  markVariant();
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const variant = target.closest<HTMLElement>('[data-variant]')?.dataset.variant;
    const chosen = CODE_VARIANTS.find((known) => known === variant);
    if (chosen) void chooseVariant(chosen);
    const copy = target.closest<HTMLButtonElement>('[data-demo-copy]');
    if (copy) void copySource(copy);
  });
  const followHash = () => {
    const { target, opensSource, codeVariant } = preferencesFromHash(decodeURIComponent(location.hash));
    const demo = document.getElementById(target);
    if (!demo?.matches('[data-demo]')) return;
    demo.scrollIntoView();
    if (opensSource) demo.querySelector('details')?.setAttribute('open', '');
    if (codeVariant && codeVariant !== document.documentElement.dataset.codeVariant) void showVariant(codeVariant);
  };
  addEventListener('hashchange', followHash);
  if (location.hash) followHash();
}

/** Keeps the reader's choice, and shows it. */
async function chooseVariant(variant: CodeVariant): Promise<void> {
  document.cookie = preferenceCookie('codeVariant', variant, location.protocol === 'https:');
  await showVariant(variant);
}

/** Fetches the page with the other sources, and puts them in the place of the ones shown. */
async function showVariant(variant: CodeVariant): Promise<void> {
  document.documentElement.dataset.codeVariant = variant;
  markVariant();
  const response = await fetch(`${location.pathname}?variant=${variant.toLowerCase()}`);
  if (!response.ok) return;
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
