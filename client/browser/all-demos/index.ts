import { loadOnce } from '../../../site/kit/load-once.ts';
import type { DemoIndex } from '../../../site/page/all-demos.ts';
import { fetchJson } from '../kit/fetch-json.ts';
import { announce } from '../kit/status.ts';
import { stayAtTarget } from '../kit/dom.ts';
import { isReturning } from '../kit/scheduling.ts';
import { nameCodeLinks, readCards, removeBrokenPictures, showCards, type DemoCard } from './cards.ts';
import { fillForm, readForm, writeQuery } from './filter-form.ts';
import { filterDemos, type FilteredDemos } from './filter-demos.ts';

/** Time without a change after which the count is announced and the address says what is shown, in milliseconds. */
const REST_MS = 400;

// Only loaded on the page with all demos. Without it, all are shown.
const form = document.querySelector<HTMLFormElement>('.demo-filter');
if (form) {
  removeBrokenPictures();
  nameCodeLinks(form.dataset.code ?? '');
  enhanceDemoFilter(form);
  addEventListener('hashchange', stayAtTarget);
  // Who comes back is where the page was left.
  if (location.hash && !isReturning()) stayAtTarget();
}

function enhanceDemoFilter(form: HTMLFormElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const load = loadOnce(() => fetchJson<DemoIndex>(form.dataset.index ?? '').then(readCards));

  const apply = async () => {
    const all = await load();
    const found = filterDemos(all, readForm(form));
    showCards(all, found.shown);
    const text = describe(form, found, all.length);
    clearTimeout(timer);
    timer = setTimeout(() => {
      announce(text);
      history.replaceState(history.state, '', location.pathname + writeQuery(form, location.search) + location.hash);
    }, REST_MS);
  };
  form.addEventListener('focusin', () => void load(), { once: true });
  form.addEventListener('input', () => void apply());
  form.addEventListener('submit', (event) => event.preventDefault());
  // The fields are empty only after the event.
  form.addEventListener('reset', () => setTimeout(() => void apply()));
  // Browsers restore fields when a reader comes back; then the address has the same.
  if (fillForm(form, new URLSearchParams(location.search))) void apply();
}

/** Says in the form how many demos are left, and how many of them show what. @returns The sentence. */
function describe(form: HTMLFormElement, { shown, counts }: FilteredDemos<DemoCard>, total: number): string {
  for (const select of form.querySelectorAll('select')) select.toggleAttribute('data-active', select.value !== '');
  for (const box of form.querySelectorAll<HTMLInputElement>('[name=shows]')) {
    const count = [...counts].find(([tag]) => tag === box.value)?.[1] ?? 0;
    box.disabled = count === 0 && !box.checked;
    box.labels?.[0]?.querySelector('small')?.replaceChildren(String(count));
  }
  const { count = '', none = '' } = form.dataset;
  const text = shown.size === 0 ? none : count.replace('{count}', String(shown.size)).replace('{total}', String(total));
  form.querySelector('output')?.replaceChildren(text);
  return text;
}
