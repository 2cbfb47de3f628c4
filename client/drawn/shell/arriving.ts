/** What follows an element shows that it is whole. (`:last-child` does not match while a browser parses the parent.) */
const LAST = ':not(:has(+ *))';

/** An article that still arrives. */
const ARTICLE = `main > .prose${LAST}`;

/**
 * Styles of a page that is painted while it arrives: what would move as it grows is shown when it is whole. The enhancer
 * takes them away from a page that has arrived (`client/browser/enhance/arrived.ts`), because a browser with such selectors styles all of a page again whenever
 * styles come in.
 */
export const ARRIVING_STYLES = `${[
  `.bar${LAST}`,
  `#navigation${LAST}`,
  `main > :is(.head, .page-end, .found-form)${LAST}`,
  `main > :is(.prose, .found, .page-list)${LAST} > :not(.demo, .ref-box, ul, ol, :has(+ *))`,
  `${ARTICLE} > :is(.demo, ul, ol)${LAST} > ${LAST}`,
  // Components may show parts of themselves in what is hidden.
  `${ARTICLE} > .demo${LAST} > .demo-stage${LAST} *`,
].join(',')}{visibility:hidden}`;
