/** Separates the demo's file from the edited code in a hash: `#BasicDemo.tsx~<code>`. */
export const EDIT_MARK = '~';

/** Session storage key of the page's edits during a reload. */
export const keptEditsKey = () => `docs-edits:${location.pathname}`;
