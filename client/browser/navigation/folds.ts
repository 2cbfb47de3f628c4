import { FOLDS } from '../inline/state.ts';
import type { EntryState } from '../kit/storage.ts';

/** Remembers which folds are open in the entry of the history (`inline/restore-folds.ts` opens them again). */
export function rememberFolds(): void {
  const remember = () => {
    const folds = [...document.querySelectorAll<HTMLDetailsElement>(FOLDS)];
    const open = folds.flatMap((fold, at) => (fold.open ? [at] : []));
    const state = history.state as EntryState | null;
    // Safari allows a hundred changes in half a minute, and a filter opens many folds at once.
    if (String(open) !== String(state?.open ?? [])) history.replaceState({ ...state, open }, '');
  };
  // It does not bubble.
  document.addEventListener('toggle', remember, true);
  // A link within the page makes a new entry.
  addEventListener('hashchange', remember);
  remember();
}
