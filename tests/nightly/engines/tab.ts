/** Keys besides letters, by the names of `KeyboardEvent.key`. */
export type NamedKey = 'Enter' | 'Escape';

/** A tab of any browser, with what readers do in it. Selectors are CSS; the first element that matches is used. */
export interface Tab {
  goTo: (address: string) => Promise<void>;
  /** Calls a function in the page, so it must be self-contained. */
  evaluate: <Given extends readonly unknown[], Result>(
    read: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ) => Promise<Result>;
  /** Waits until the element is visible, and clicks in its middle. */
  click: (selector: string) => Promise<void>;
  /** Waits until the element is visible, and moves the pointer to its middle. */
  hover: (selector: string) => Promise<void>;
  press: (key: NamedKey) => Promise<void>;
  pressWithControl: (letter: 'a' | 'v') => Promise<void>;
  type: (text: string) => Promise<void>;
  /** The text of an iframe's document, whatever its origin. */
  textOfFrame: (selector: string) => Promise<string>;
  /** Stops the browser. */
  close: () => Promise<void>;
}

/** Source of a call in a page. */
export function getCall(read: (...given: never[]) => unknown, given: readonly unknown[]): string {
  return `(${read.toString()})(...${JSON.stringify(given)})`;
}
