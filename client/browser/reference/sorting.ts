/**
 * Sorts a table by the column of a button in its head: numbers descending, text ascending. The next press
 * reverses the order.
 */
export function sortBy(button: Element): void {
  const head = button.closest('th');
  const table = button.closest('table');
  const body = table?.tBodies[0];
  if (!head || !body) return;
  const getCell = (row: HTMLTableRowElement | undefined) => row?.cells[head.cellIndex];
  const getBytes = (row: HTMLTableRowElement) => Number(getCell(row)?.dataset.bytes);
  const getText = (row: HTMLTableRowElement) => getCell(row)?.textContent ?? '';
  const first = getCell(body.rows[0])?.dataset.bytes === undefined ? 'ascending' : 'descending';
  const second = first === 'ascending' ? 'descending' : 'ascending';
  const order = head.ariaSort === first ? second : first;
  for (const other of table.querySelectorAll('th[aria-sort]')) other.removeAttribute('aria-sort');
  head.ariaSort = order;
  const { compare } = new Intl.Collator(document.documentElement.lang);
  const rows = [...body.rows].sort((a, b) => getBytes(a) - getBytes(b) || compare(getText(a), getText(b)));
  body.append(...(order === 'ascending' ? rows : rows.reverse()));
}
