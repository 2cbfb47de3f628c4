/** Session storage key of the page's edits during a reload. */
export const keptEditsKey = () => `docs-edits:${location.pathname}`;
