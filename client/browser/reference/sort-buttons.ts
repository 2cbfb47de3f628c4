import type { EntryState } from '../kit/storage.ts';
import { importLate } from '../kit/scheduling.ts';
import type * as sorting from './sorting.ts';

/** URL of the module that sorts, defined by the build. */
declare const __SORTING__: string;

/** The buttons in the head of a table. Their module loads on the first press, or when a reader comes back. */
export function enhanceSortButtons(): void {
  const head = document.querySelector<HTMLTableSectionElement>('table.sizes thead');
  if (!head) return;
  const press = (button: HTMLElement, order?: string | null) =>
    void importLate<typeof sorting>(__SORTING__)
      .then(({ sortBy }) => {
        sortBy(button);
        const cell = button.closest('th');
        if (order !== undefined && cell?.ariaSort !== order) sortBy(button);
        const sorted = cell && { column: cell.cellIndex, order: cell.ariaSort };
        history.replaceState({ ...(history.state as EntryState | null), sorted }, '');
      })
      .catch(() => undefined);
  head.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button) press(button);
  });
  const { sorted } = (history.state ?? {}) as EntryState;
  const last = sorted && head.rows[0]?.cells[sorted.column]?.querySelector('button');
  if (last) press(last, sorted.order);
}
