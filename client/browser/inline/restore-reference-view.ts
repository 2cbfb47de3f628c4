/** Inlined before the article of a reference page: applies the reader's view of the tables before they are painted. */
import { REFERENCE_VIEW_KEY, isReferenceView } from '../../../site/reference/views.ts';

try {
  const view = localStorage.getItem(REFERENCE_VIEW_KEY);
  if (isReferenceView(view)) document.documentElement.dataset.referenceView = view;
} catch {
  // Storage is blocked: keep the list view.
}
