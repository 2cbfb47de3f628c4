import { Fragment, type ReactNode } from 'react';

/** Shortest word that is too long for a title on a phone, or for a column of a table. */
const LONG_NAME = 19;

/**
 * Inserts `<wbr>` between the parts of camel-case names with a long word: `GridCharts|Integration|ContextProvider`.
 *
 * @param long Length of a word that is too long for its place.
 */
export function breakable(title: string, long = LONG_NAME): ReactNode {
  if (!title.split(/\s/).some((word) => word.length >= long)) return title;
  return title.split(/(?<=[a-z])(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
