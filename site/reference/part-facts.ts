/** How the parts of components are reached, found by rendering each in a browser. */
export interface PartFacts {
  /** Class names that the `styleOverrides` of a theme reach under the name of their rule. */
  themed: string[];
  components: Readonly<Record<string, ComponentFacts>>;
}

export interface ComponentFacts {
  /** A class of the element that `sx` reaches; empty if it has none, null if there is no `sx`. */
  root: string | null;
  /** Slot → the class that all of its elements have and no others. */
  slots: Readonly<Record<string, string>>;
  /** Slots whose `slotProps` reach their element with a class. */
  classed: string[];
  /** Slots whose `slotProps` reach their element with `sx`. */
  styled: string[];
  /** Rules that the prop `classes` reaches. */
  rules: string[];
  /** Slots and rules that no state of its playground renders. */
  unseen: { slots: string[]; rules: string[] };
}
