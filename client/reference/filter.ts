import { announce } from '../enhance/announce.ts';

/** How long typing rests before the count is announced, in milliseconds. */
const REST_MS = 400;

interface FilterRow {
  element: HTMLTableRowElement;
  /** Name first: rows whose name fits are enough where there are any. */
  name: string;
  text: string;
}

/** The filter box: narrows the rows of all tables as one types, by name first and by everything they say otherwise. */
export function enhanceFilter(): void {
  const input = document.querySelector<HTMLInputElement>('.ref-tools input');
  const count = document.querySelector<HTMLElement>('.ref-count');
  if (!input || !count) return;
  let rows: FilterRow[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const filter = () => {
    rows ??= readRows();
    const shown = applyFilter(rows, input.value);
    const text = input.value.trim() === '' ? '' : describe(input, shown, rows.length);
    count.textContent = text;
    clearTimeout(timer);
    timer = setTimeout(() => announce(text), REST_MS);
  };
  input.addEventListener('input', filter);
  input.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || input.value === '') return;
    input.value = '';
    filter();
  });
  // A link to a row that the filter hides shows it again.
  addEventListener('hashchange', () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.closest('[hidden]')) return;
    input.value = '';
    filter();
    target.scrollIntoView();
  });
  // The browser keeps the field's text when the reader comes back.
  if (input.value) filter();
}

function readRows(): FilterRow[] {
  return [...document.querySelectorAll<HTMLTableRowElement>('table.ref tbody tr')].map((element) => ({
    element,
    name: (element.querySelector('th a')?.textContent ?? '').toLowerCase(),
    text: (element.textContent ?? '').toLowerCase(),
  }));
}

/** @returns How many rows are shown. */
function applyFilter(rows: readonly FilterRow[], query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).map((word) => word.replace(/^[.#]/, ''));
  const fits = (text: string) => words.every((word) => text.includes(word));
  const hasNames = rows.some(({ name }) => fits(name));
  let shown = 0;
  for (const { element, name, text } of rows) {
    element.hidden = !fits(hasNames ? name : text);
    if (!element.hidden) shown += 1;
  }
  const isFiltered = words.length > 0;
  document.querySelector('article')?.toggleAttribute('data-filtered', isFiltered);
  for (const table of document.querySelectorAll<HTMLTableElement>('table.ref')) {
    table.toggleAttribute('data-empty', isFiltered && !table.querySelector('tbody tr:not([hidden])'));
  }
  return shown;
}

function describe({ value, dataset }: HTMLInputElement, shown: number, total: number): string {
  const text = shown === 0 ? dataset.none : dataset.count;
  return (text ?? '').replace('{query}', value).replace('{count}', String(shown)).replace('{total}', String(total));
}
