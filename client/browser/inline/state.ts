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

/** Local storage key that is set while the navigation of wide windows is folded away. */
export const FOLDED_KEY = 'docs-navigation-folded';

/** Local storage key of the titles of code group tabs that the reader selected, latest first. */
export const CODE_GROUPS_KEY = 'docs-code-groups';
