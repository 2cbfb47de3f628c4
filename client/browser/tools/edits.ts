/** Separates the demo's file from the edited code in a hash: `#BasicDemo.tsx~<code>`. */
export const EDIT_MARK = '~';

/** Session storage key of the page's edits, for a reload and for readers who come back. */
export const keptEditsKey = () => `docs-edits:${location.pathname}`;
