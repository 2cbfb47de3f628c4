import { Fragment, type ReactNode } from 'react';

/** A word too long for a line of the navigation, or for a title on a phone. */
const LONG_NAME = /\S{19}/;

/** Inserts `<wbr>` between the parts of long camel-case names: `GridCharts|Integration|ContextProvider`. */
export function breakable(title: string): ReactNode {
  if (!LONG_NAME.test(title)) return title;
  return title.split(/(?<=[a-z])(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
