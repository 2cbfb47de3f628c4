import { announce } from '../kit/announce.ts';

/** How long typing rests before the count is announced, in milliseconds. */
const REST_MS = 400;

interface FilterRow {
  element: HTMLTableRowElement;
  name: string;
  /** Everything that the row says, its name included. */
  text: string;
}

/** What a query leaves of the rows. */
interface Result {
  shown: number;
  /** Rows that fit by their text and are hidden, because others fit by their name. */
  more: number;
}

/**
 * The filter box: narrows the rows of all tables as one types. Where names fit, only they are shown, and a button brings
 * the rows whose text fits; otherwise the text decides.
 */
export function enhanceFilter(): void {
  const input = document.querySelector<HTMLInputElement>('.ref-tools input');
  const count = document.querySelector<HTMLElement>('.ref-count');
  if (!input || !count) return;
  let rows: FilterRow[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const filter = (isByText = false) => {
    rows ??= readRows();
    const result = applyFilter(rows, input.value, isByText);
    describe(count, input, result, rows.length, () => filter(true));
    clearTimeout(timer);
    timer = setTimeout(() => announce(count.textContent), REST_MS);
  };
  input.addEventListener('input', () => filter());
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
    text: element.textContent.toLowerCase(),
  }));
}

function applyFilter(rows: readonly FilterRow[], query: string, isByText: boolean): Result {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/^[.#]/, ''));
  const fits = (text: string) => words.every((word) => text.includes(word));
  const byText = rows.filter(({ text }) => fits(text));
  const byName = isByText ? [] : byText.filter(({ name }) => fits(name));
  const shown = new Set(byName.length > 0 ? byName : byText);
  for (const row of rows) row.element.hidden = !shown.has(row);
  const isFiltered = words.length > 0;
  document.querySelector('article')?.toggleAttribute('data-filtered', isFiltered);
  for (const box of document.querySelectorAll('.ref-box')) {
    box.toggleAttribute('data-empty', isFiltered && !box.querySelector('tbody tr:not([hidden])'));
  }
  return { shown: shown.size, more: byText.length - shown.size };
}

function describe(
  count: HTMLElement,
  input: HTMLInputElement,
  result: Result,
  total: number,
  showMore: () => void,
): void {
  const { none = '', count: some = '', more = '' } = input.dataset;
  if (input.value.trim() === '') {
    count.replaceChildren();
    return;
  }
  const text =
    result.shown === 0
      ? none.replace('{query}', input.value)
      : some.replace('{count}', String(result.shown)).replace('{total}', String(total));
  count.replaceChildren(text);
  if (result.more === 0) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = more.replace('{count}', String(result.more));
  button.addEventListener('click', () => {
    showMore();
    input.focus();
  });
  count.append(' · ', button);
}
