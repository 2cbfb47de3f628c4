/** Groups of a component's props on its page and in its playground, in this order. */
export const PROP_GROUPS = [
  'main',
  'rows',
  'columns',
  'items',
  'dates',
  'axes',
  'selection',
  'editing',
  'filter',
  'analysis',
  'loading',
  'look',
  'slots',
  'callbacks',
  'more',
] as const;
export type PropGroup = (typeof PROP_GROUPS)[number];

/** Names of the props in each group, configured in `content/reference-groups.ts`; a rule sorts the others. */
export type PropGroups = Readonly<Partial<Record<PropGroup, readonly string[]>>>;

/** A group on a page, with the names of its props. */
export interface NamedGroup {
  group: PropGroup;
  names: readonly string[];
}

/** Anchor of a group on a page. */
export function groupAnchor(group: PropGroup): string {
  return `props-${group}`;
}
