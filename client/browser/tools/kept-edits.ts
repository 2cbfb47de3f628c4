/** Where a page keeps its edits for the next load of it in this tab. */
export const keptEditsKey = () => `docs-edits:${location.pathname}`;
