import { importLate } from '../kit/scheduling.ts';
import type * as sorting from './sorting.ts';

/** URL of the module that sorts, defined by the build. */
declare const __SORTING__: string;

/** The buttons in the head of a table. Their module loads on the first press. */
export function enhanceSortButtons(): void {
  document.querySelector('table.sizes thead')?.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    void importLate<typeof sorting>(__SORTING__)
      .then(({ sortBy }) => sortBy(button))
      .catch(() => undefined);
  });
}
