import { createMessageFinder, type FindMessages } from '../../../site/search/error-messages.ts';
import { announce } from '../kit/status.ts';
import { readFilterWords } from '../../../site/kit/filter-words.ts';
import { isComposing } from '../kit/input.ts';
import { hashTarget } from '../kit/dom.ts';

/** Debounce before the count is announced, in milliseconds. */
const REST_MS = 400;

/** Rows that are filtered, excluding column headers and group headings. */
const ROWS = 'tbody tr:not(:has(h3))';

interface FilterRow {
  element: HTMLTableRowElement;
  name: string;
  /** The whole text of the row, including the name, and the heading of its group. */
  text: string;
}

interface MessageRow {
  element: HTMLTableRowElement;
  text: string;
}

/** How many rows a query leaves. */
interface Result {
  shown: number;
  /** Rows that match by text only, hidden while others match by name. */
  more: number;
}

/**
 * Filters the rows of all tables while the reader types. If names match, only those rows are shown, with a button that
 * adds rows matching by text; otherwise the text is searched. On the page of error messages it finds a pasted message.
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
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || isComposing(event) || input.value === '') return;
    input.value = '';
    filter();
  });
  // A link to a hidden row resets the filter.
  addEventListener('hashchange', () => {
    const target = hashTarget(location.hash);
    if (!target?.closest('[hidden]')) return;
    input.value = '';
    filter();
    target.scrollIntoView();
  });
  // Browsers restore the field's text once the page is complete, when a reader comes back.
  addEventListener('pageshow', () => {
    if (input.value) filter();
  });
}

function readRows(): FilterRow[] {
  return [...document.querySelectorAll<HTMLTableRowElement>(`.ref-box ${ROWS}`)].map((element) => ({
    element,
    name: (element.querySelector('th :is(a, code)')?.textContent ?? '').toLowerCase(),
    text: `${element.textContent} ${element.parentElement?.querySelector('h3')?.textContent ?? ''}`.toLowerCase(),
  }));
}

/** The rows of error messages, with placeholders marked as `messagePieces` expects. */
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
  const words = readFilterWords(query).map((word) => word.replace(/^[.#]/, ''));
  const fits = (text: string) => words.every((word) => text.includes(word));
  const byText = rows.filter(({ text }) => fits(text));
  const byName = isByText ? [] : byText.filter(({ name }) => fits(name));
  const pasted = byText.length === 0 ? findRows(query) : [];
  const shown = new Set([...(byName.length > 0 ? byName : byText), ...pasted].map(({ element }) => element));
  for (const { element } of rows) element.hidden = !shown.has(element);
  const isFiltered = words.length > 0;
  document.querySelector('article')?.toggleAttribute('data-filtered', isFiltered);
  if (isFiltered) for (const fold of document.querySelectorAll('.ref-box > details')) fold.setAttribute('open', '');
  for (const part of document.querySelectorAll('.ref-box, .ref tbody')) {
    part.toggleAttribute('data-empty', isFiltered && !part.querySelector(`${ROWS}:not([hidden])`));
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
