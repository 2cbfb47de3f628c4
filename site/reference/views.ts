/** Views of the reference tables; the first one is used without JavaScript. */
export const REFERENCE_VIEWS = ['list', 'table', 'compact'] as const;

export type ReferenceView = (typeof REFERENCE_VIEWS)[number];

/** Local storage key of the chosen view. */
export const REFERENCE_VIEW_KEY = 'docs-reference-view';

export function isReferenceView(value: unknown): value is ReferenceView {
  return REFERENCE_VIEWS.some((view) => view === value);
}
