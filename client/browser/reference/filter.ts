import { createMessageFinder, type FindMessages } from '../../../site/search/messages.ts';
import { announce } from '../kit/announce.ts';

/** How long typing rests before the count is announced, in milliseconds. */
const REST_MS = 400;

interface FilterRow {
  element: HTMLTableRowElement;
  name: string;
  /** Everything that the row says, its name included. */
  text: string;
}

/** A message and its row. */
interface MessageRow {
  element: HTMLTableRowElement;
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
 * the rows whose text fits; otherwise the text decides. On a page of messages a pasted one finds its row.
 */
export function enhanceFilter(): void {
  const input = document.querySelector<HTMLInputElement>('.ref-tools input');
  const count = document.querySelector<HTMLElement>('.ref-count');
  if (!input || !count) return;
  let rows: FilterRow[] | undefined;
  let findRows: FindMessages<MessageRow> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const filter = (isByText = false) => {
    rows ??= readRows();
    findRows ??= createMessageFinder(readMessages());
    const result = applyFilter(rows, input.value, isByText, findRows);
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

/** The rows of messages; what varies in a message is marked as `messagePieces` reads it. */
function readMessages(): MessageRow[] {
  return [...document.querySelectorAll<HTMLTableRowElement>('table.ref[data-part="error"] tbody tr')].map((element) => {
    const pieces = [...(element.querySelector('th a')?.childNodes ?? [])];
    const text = pieces
      .map(({ nodeName, textContent }) => (nodeName === 'VAR' ? `‹${textContent}›` : textContent))
      .join('');
    return { element, text };
  });
}

function applyFilter(
  rows: readonly FilterRow[],
  query: string,
  isByText: boolean,
  findRows: FindMessages<MessageRow>,
): Result {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/^[.#]/, ''));
  const fits = (text: string) => words.every((word) => text.includes(word));
  const byText = rows.filter(({ text }) => fits(text));
  const byName = isByText ? [] : byText.filter(({ name }) => fits(name));
  const pasted = byText.length === 0 ? findRows(query) : [];
  const shown = new Set([...(byName.length > 0 ? byName : byText), ...pasted].map(({ element }) => element));
  for (const { element } of rows) element.hidden = !shown.has(element);
  const isFiltered = words.length > 0;
  document.querySelector('article')?.toggleAttribute('data-filtered', isFiltered);
  for (const box of document.querySelectorAll('.ref-box')) {
    box.toggleAttribute('data-empty', isFiltered && !box.querySelector('tbody tr:not([hidden])'));
  }
  return { shown: shown.size, more: Math.max(0, byText.length - shown.size) };
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
