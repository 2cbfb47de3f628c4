import type { EntryState } from '../kit/storage.ts';
import { FOLDS } from './state.ts';

// Opens the folds again that were open when the reader left this entry of the history. Mutation observers run before the
// next paint, so nothing moves, and the browser finds the place to which the reader had scrolled.
const { open = [] } = (history.state ?? {}) as EntryState;
if (open.length > 0) {
  let seen = 0;
  const observer = new MutationObserver(() => {
    const folds = document.querySelectorAll<HTMLDetailsElement>(FOLDS);
    for (; seen < folds.length; seen += 1) folds[seen]?.toggleAttribute('open', open.includes(seen));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}
