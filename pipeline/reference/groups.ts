import { PROP_GROUPS, type NamedGroup, type PropGroup, type PropGroups } from '../../site/prop-groups.ts';

/** Rule for props that the table does not name: the first pattern that matches. */
const RULE: readonly (readonly [PropGroup, RegExp])[] = [
  ['callbacks', /^on[A-Z]/],
  ['slots', /^(?:slots|slotProps|classes|className|sx|style)$/],
  ['analysis', /aggregation|pivot|grouping|groupExpanded|aiAssistant|chart|treeData/i],
  ['selection', /select|highlight/i],
  ['editing', /^edit|Edit|[cC]lipboard|Paste|[uU]ndo|^history|ModesModel$/],
  ['filter', /filter|sort|diacritics/i],
  ['loading', /loading|lazy|dataSource|server|skeleton|virtual|buffer|throttle|(?:Debounce|Revalidate)Ms$/i],
  ['axes', /axis|grid$|brush|zoom|angle|radius/i],
  ['columns', /column|cell|autosize/i],
  ['rows', /row|page|pagination|detail/i],
  ['items', /item|expan|collaps/i],
  ['dates', /date|time|day|month|week|year|hour|minute|second|past|future|ampm|clock|view|calendars/i],
  ['main', /^(?:label|title|desc|disabled|readOnly|value|open|layout|orientation|format|clearable)$|^default/],
  [
    'look',
    /density|height|width|margin|size|color|hide|show|border|toolbar|spacing|format|animation|renderer|stripe|placement/i,
  ],
];

/** From how many props on a page has groups, and how many props a group has at least. */
const LARGE = 30;
const SMALLEST_GROUP = 3;

export function findGroup(table: PropGroups, name: string): PropGroup {
  const named = PROP_GROUPS.find((group) => table[group]?.includes(name));
  return named ?? RULE.find(([, pattern]) => pattern.test(name))?.[0] ?? 'more';
}

/** Groups the props of a large component; a small one has no groups. Groups with few props join the last one. */
export function groupProps(table: PropGroups, props: readonly { name: string }[]): NamedGroup[] {
  if (props.length < LARGE) return [];
  const names = new Map<PropGroup, string[]>(PROP_GROUPS.map((group) => [group, []]));
  for (const { name } of props) names.get(findGroup(table, name))?.push(name);
  const small = [...names].filter(([group, own]) => group !== 'more' && own.length < SMALLEST_GROUP);
  for (const [group, own] of small) {
    names.get('more')?.push(...own);
    names.delete(group);
  }
  return [...names].filter(([, own]) => own.length > 0).map(([group, own]) => ({ group, names: own }));
}
