import { expect, it } from 'vitest';
import { propGroups } from '../../../content/reference-groups.ts';
import { findGroup, groupProps } from '../../../pipeline/reference/groups.ts';
import { loadInstalledReference } from './packages.ts';

const getProps = (names: readonly string[]) => names.map((name) => ({ name }));
const named = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);

it.each([
  ['onRowSelectionModelChange', 'callbacks'],
  ['slotProps', 'slots'],
  ['rowSelectionModel', 'selection'],
  ['expandedItems', 'items'],
  ['dataSource', 'loading'],
  ['pivotModel', 'analysis'],
  ['nonce', 'more'],
])('%s belongs to %s', (name, group) => expect(findGroup({}, name)).toBe(group));

it('a name in the table goes before the rule', () => {
  expect(findGroup({ main: ['rowSelectionModel'] }, 'rowSelectionModel')).toBe('main');
});

it('a component with few props has no groups', () => {
  expect(groupProps({}, getProps(named('row', 29)))).toEqual([]);
});

it('a large component has groups in order, and few props of a kind stand with the others', () => {
  const names = ['onChange', 'sortMode', 'onOpen', ...named('row', 30), 'onClose', 'nonce'];
  expect(groupProps({}, getProps(names))).toEqual([
    { group: 'rows', names: named('row', 30) },
    { group: 'callbacks', names: ['onChange', 'onOpen', 'onClose'] },
    { group: 'more', names: ['nonce', 'sortMode'] },
  ]);
});

it('the table names each prop once, and only props that components have', { timeout: 300_000 }, async () => {
  const { products } = await loadInstalledReference();
  const known = new Set(
    products.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.kind === 'component' ? entry.props.map(({ name }) => name) : [])),
    ),
  );
  const names = Object.values(propGroups).flat();
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect(names).toEqual([...new Set(names)]);
});
