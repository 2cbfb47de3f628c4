import { beforeAll, describe, expect, it } from 'vitest';
import type { ReferenceEntry } from '../../../site/reference/model.ts';
import list from '../../../content/reference-list.json' with { type: 'json' };
import type { LoadedReference } from '../../../pipeline/reference/load-reference.ts';
import { compareWithList, type ListDifference } from '../../../pipeline/reference/pages/list-difference.ts';
import { loadInstalledReference } from './packages.ts';

let loaded: LoadedReference;
let difference: ListDifference;

const getEntry = (key: string) => loaded.products.flatMap(({ entries }) => entries).find((entry) => entry.key === key);

beforeAll(async () => {
  loaded = await loadInstalledReference();
  difference = compareWithList(list, loaded);
}, 300_000);

/** Members without a comment, which the list omits. */
const withoutComment = (entry: ReferenceEntry) =>
  (entry.kind === 'component' ? entry.props : entry.members).filter(({ description }) => description === '').length;

/** Props inherited from Material UI, some of which the list counts as the component's own. */
const inherited = (entry: ReferenceEntry) =>
  entry.kind === 'component'
    ? entry.inherited
        .filter(({ package: owner }) => owner !== 'react')
        .reduce((sum, { names }) => sum + names.length, 0)
    : 0;

const changed = ({ name }: ReferenceEntry, part: 'prop' | 'slot' | 'class', kind: 'added' | 'removed') => {
  const changes = loaded.changes.flatMap(({ entries }) => entries).find((entry) => entry.name === name);
  if (changes?.kind === 'added') return Infinity;
  return changes?.changes.filter((change) => change.part === part && change.kind === kind).length ?? 0;
};

/** Members added since version 7: the list is of an alpha close to it. */
const added = (entry: ReferenceEntry, part: 'prop' | 'slot' | 'class') => changed(entry, part, 'added');
const removed = (entry: ReferenceEntry, part: 'prop' | 'slot' | 'class') => changed(entry, part, 'removed');

/** Known differences that neither rule explains; see 'Counts' in docs/reference.md. */
const EXPLAINED: readonly [cause: string, pattern: RegExp][] = [
  [
    'slots that the list does not count for this component',
    /(?:-chart-pro|heatmap(?:-plot)?|charts-(?:x-|y-)?axis|-field|range-calendar-header) slots$/,
  ],
  ['slots that moved to another component', /bar-label slots$/],
  [
    'classes that the list does not count for this component',
    /(?:tree-view(?:-pro)?|bar-chart|range-field|calendar-header|layout|section-list|charts-surface|tree-item) classes$/,
  ],
  ['classes of Material UI, or of the text field inside', /(?:-field|action-bar|shortcuts) classes$/],
  ['classes that are documented with the single axes', /charts-axis classes$/],
  [
    'members that were written into the types with a comment since',
    /(?:clip-path|pie-arc-label-plot|pie-arc-plot|grid-col-def) props$/,
  ],
  ['members that were inherited, which the package declares since', /(?:bar-label|tree-item) props$/],
  ['a prop that no type has any longer', /charts-reference-line props$/],
];

describe('counts of members', () => {
  it('that differ by more than a tenth have a known cause', () => {
    const parts = { props: 'prop', slots: 'slot', classes: 'class' } as const;
    const unexplained = difference.counts
      .filter(({ key, part, listed, found }) => {
        const entry = getEntry(key);
        if (!entry) return true;
        const more = added(entry, parts[part]) + (part === 'props' ? withoutComment(entry) : 0);
        const less = removed(entry, parts[part]) + (part === 'props' ? inherited(entry) : 0);
        return found > listed ? found - listed > more : listed - found > less;
      })
      .filter(({ key, part }) => !EXPLAINED.some(([, pattern]) => pattern.test(`${key} ${part}`)))
      .map(({ key, part, listed, found }) => `${key} ${part} ${listed} → ${found}`);
    expect(unexplained).toEqual([]);
  });
});
