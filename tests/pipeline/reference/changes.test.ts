import { describe, expect, it } from 'vitest';
import type { ComponentReference, Member, ProductReference } from '../../../site/reference.ts';
import { compareProducts } from '../../../pipeline/reference/changes.ts';

const prop = (name: string, written: string, deprecated: string | null = null): Member => ({
  name,
  type: { written, expanded: null },
  isRequired: false,
  defaultValue: null,
  description: '',
  deprecated,
  plan: null,
  signature: null,
  examples: [],
});

const component = (name: string, props: Member[], classes: string[] = []): ComponentReference => ({
  kind: 'component',
  name,
  key: `/x/api/charts/${name.toLowerCase()}`,
  plan: null,
  description: '',
  deprecated: null,
  imports: [],
  guides: [],
  props,
  inherited: [],
  slots: [],
  classes: classes.map((rule) => ({ name: rule, className: `Mui-${rule}`, description: '', deprecated: null })),
  theme: null,
  ref: null,
  typeNames: [],
});

const product = (version: string, entries: ComponentReference[], unlisted: string[] = []): ProductReference => ({
  product: 'x-charts',
  packages: [{ name: '@mui/x-charts', version, plan: null }],
  entries,
  unlisted: unlisted.map((name) => ({ name, packages: ['@mui/x-charts'] })),
});

const changesOf = (before: Member[], after: Member[]) =>
  compareProducts(
    product('7.2.0', [component('Bars', before)]),
    product('8.1.0', [component('Bars', after)]),
  ).entries.flatMap(({ changes }) => changes);

describe('changes between two versions', () => {
  it('list what was added, removed, retyped and deprecated', () => {
    const before = [prop('kept', 'string'), prop('gone', 'number'), prop('typed', 'string'), prop('old', 'string')];
    const after = [
      prop('kept', 'string'),
      prop('typed', 'string | number'),
      prop('old', 'string', 'Use `kept`.'),
      prop('fresh', 'Date'),
    ];
    expect(changesOf(before, after)).toEqual([
      { kind: 'retyped', part: 'prop', name: 'typed', before: 'string', after: 'string | number' },
      { kind: 'deprecated', part: 'prop', name: 'old' },
      { kind: 'added', part: 'prop', name: 'fresh', after: 'Date' },
      { kind: 'removed', part: 'prop', name: 'gone', before: 'number' },
    ]);
  });

  it.each([
    ['quotes', '"a" | "b"', "'a' | 'b'"],
    ['the order of a union', "'a' | 'b'", "'b' | 'a'"],
    ['the namespace of React', 'React.ReactNode', 'ReactNode'],
    ['how an array is written', 'ReadonlyArray<string>', 'readonly string[]'],
    ['the parameter that version 7 had for dates', 'TDate | null', 'PickerValidDate | null'],
    ['a type that the older version left open', 'any', 'string'],
  ])('do not list %s', (difference, before, after) => {
    expect(changesOf([prop('same', before)], [prop('same', after)])).toEqual([]);
  });

  it('list new and removed components, and the versions', () => {
    const changes = compareProducts(product('7.2.0', [component('Old', [])]), product('8.1.0', [component('New', [])]));
    expect(changes).toEqual({
      product: 'x-charts',
      from: '7.2.0',
      to: '8.1.0',
      entries: [
        { name: 'New', kind: 'added', changes: [] },
        { name: 'Old', kind: 'removed', changes: [] },
      ],
    });
  });

  it('do not list a component as new that was exported before without a page', () => {
    expect(compareProducts(product('7.2.0', [], ['Part']), product('8.1.0', [component('Part', [])])).entries).toEqual(
      [],
    );
  });

  it('list classes by their CSS selector', () => {
    const changes = compareProducts(
      product('7.2.0', [component('Bars', [], ['root'])]),
      product('8.1.0', [component('Bars', [], ['root', 'bar'])]),
    );
    expect(changes.entries[0]?.changes).toEqual([{ kind: 'added', part: 'class', name: 'bar' }]);
  });
});
