import { CODE_GROUPS_KEY } from '../inline/state.ts';
import { listenWithReplay } from '../kit/input.ts';
import { readList, writeList } from '../kit/storage.ts';

/** How many selected tabs are remembered. */
const MAX_REMEMBERED = 8;

/** Selects the same tab in all code groups of the page, and remembers it. */
export function enhanceCodeGroups(): void {
  listenWithReplay('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('.codegroup')) return;
    const before = target.getBoundingClientRect().top;
    for (const tab of document.querySelectorAll<HTMLInputElement>('.codegroup input')) {
      if (tab.value === target.value) tab.checked = true;
    }
    // Groups above may have changed in height: keep the clicked tab under the pointer.
    scrollBy({ top: target.getBoundingClientRect().top - before, behavior: 'instant' });
    const others = readList(CODE_GROUPS_KEY).filter((title) => title !== target.value);
    writeList(CODE_GROUPS_KEY, [target.value, ...others].slice(0, MAX_REMEMBERED));
  });
}
