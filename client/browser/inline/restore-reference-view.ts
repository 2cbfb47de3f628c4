/** Runs before the article of a reference page: the tables are drawn once, in the view that the reader chose before. */
import { REFERENCE_VIEW_KEY, isReferenceView } from '../../../site/reference-views.ts';

try {
  const view = localStorage.getItem(REFERENCE_VIEW_KEY);
  if (isReferenceView(view)) document.documentElement.dataset.referenceView = view;
} catch {
  // Storage is blocked: the list is shown.
}
