/**
 * Matches while an element is last in its parent, so possibly incomplete. (`:last-child` never matches during parsing.)
 */
const LAST = ':not(:has(+ *))';

/** An article that is still streaming. */
const ARTICLE = `main > .prose${LAST}`;

/**
 * Styles for a page that is painted while it streams in: anything that would shift as it grows stays hidden until it is
 * complete. The enhancer removes them afterwards (`client/browser/enhance/reveal-page.ts`): with such selectors, every new
 * style sheet makes the browser recalculate the whole page.
 */
export const STREAMING_STYLES = `${[
  `.bar${LAST}`,
  `#navigation${LAST}`,
  `main > :is(.head, .page-end, .found-form)${LAST}`,
  `main > :is(.prose, .found, .page-list)${LAST} > :not(.demo, .ref-box, ul, ol, :has(+ *))`,
  `${ARTICLE} > :is(.demo, ul, ol)${LAST} > ${LAST}`,
  // Components may set `visibility: visible` on their own parts.
  `${ARTICLE} > .demo${LAST} > .demo-stage${LAST} *`,
].join(',')}{visibility:hidden}`;
