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

export interface NamedGroup {
  group: PropGroup;
  names: readonly string[];
}

export function groupAnchor(group: PropGroup): string {
  return `props-${group}`;
}
