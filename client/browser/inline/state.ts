/** Prefix of the session storage keys of navigation states; the navigation's name follows. */
export const NAVIGATION_STATE_KEY = 'docs-navigation:';

export interface NavigationState {
  /** Ids of the open groups. */
  open: string[];
  /** Scroll offset in CSS pixels. */
  scroll: number;
}

/** Folds of a page's content. The log of a playground's calls comes and goes with its panel. */
export const FOLDS = 'main details:not(.menu, .play *)';

/** What an entry of the browser's history knows of its page, for readers who come back to it. */
export interface EntryState {
  /** Positions of the open folds among all. */
  open?: number[];
  /** The sorted column of a table, and its order. */
  sorted?: { column: number; order: string | null };
  /** Whether the code in the form was checked. */
  isChecked?: boolean;
}

/** Local storage key that is set while the navigation of wide windows is folded away. */
export const FOLDED_KEY = 'docs-navigation-folded';

/** Local storage key of the titles of code group tabs that the reader selected, latest first. */
export const CODE_GROUPS_KEY = 'docs-code-groups';
