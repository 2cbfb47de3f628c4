/**
 * Sorts a table by the column of a button in its head: numbers descending, text ascending. The next press
 * reverses the order.
 */
export function sortBy(button: Element): void {
  const head = button.closest('th');
  const table = button.closest('table');
  const body = table?.tBodies[0];
  if (!head || !body) return;
  const cellOf = (row: HTMLTableRowElement | undefined) => row?.cells[head.cellIndex];
  const bytesOf = (row: HTMLTableRowElement) => Number(cellOf(row)?.dataset.bytes);
  const textOf = (row: HTMLTableRowElement) => cellOf(row)?.textContent ?? '';
  const first = cellOf(body.rows[0])?.dataset.bytes === undefined ? 'ascending' : 'descending';
  const second = first === 'ascending' ? 'descending' : 'ascending';
  const order = head.ariaSort === first ? second : first;
  for (const other of table.querySelectorAll('th[aria-sort]')) other.removeAttribute('aria-sort');
  head.ariaSort = order;
  const { compare } = new Intl.Collator(document.documentElement.lang);
  const rows = [...body.rows].sort((a, b) => bytesOf(a) - bytesOf(b) || compare(textOf(a), textOf(b)));
  body.append(...(order === 'ascending' ? rows : rows.reverse()));
}
