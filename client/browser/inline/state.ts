/** Session storage key of a navigation's state, followed by the navigation's name. */
export const NAVIGATION_STATE_KEY = 'docs-navigation:';

export interface NavigationState {
  /** Ids of the groups that are open. */
  open: string[];
  /** Scroll offset in CSS pixels. */
  scroll: number;
}

/** Local storage key of whether the navigation of wide windows is folded away. */
export const FOLDED_KEY = 'docs-navigation-folded';

/** Local storage key of the tabs that a reader chose in code groups, the latest first. */
export const CODE_GROUPS_KEY = 'docs-code-groups';
