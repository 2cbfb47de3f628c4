/** Ways to show the tables of the reference; the first is the one without JavaScript. */
export const REFERENCE_VIEWS = ['list', 'table', 'compact'] as const;

export type ReferenceView = (typeof REFERENCE_VIEWS)[number];

/** Local storage key of the view that the reader chose. */
export const REFERENCE_VIEW_KEY = 'docs-reference-view';

export function isReferenceView(value: unknown): value is ReferenceView {
  return REFERENCE_VIEWS.some((view) => view === value);
}
