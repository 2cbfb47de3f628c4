import { describe, expect, it } from 'vitest';
import type { Member } from '../../../site/reference/model.ts';
import { compareProducts } from '../../../pipeline/reference/versions/changes.ts';
import { createSnapshot, type Snapshot } from '../../../pipeline/reference/versions/version-snapshot.ts';
import { charts, component, prop } from './charts.ts';

const product = (...description: Parameters<typeof charts>): Snapshot => createSnapshot(charts(...description));

const getChanges = (before: Member[], after: Member[]) =>
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
    expect(getChanges(before, after)).toEqual([
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
    ['a type that the newer version leaves open', 'string', 'any'],
    ['the parameter that version 9 has for methods', 'Listener<"a">', 'Listener<"a", GridApiPro>'],
    ['one of several forms, told apart by a literal', "'standard'", "'filled'"],
    ['one of several forms, and all of them', "'standard'", "'filled' | 'standard'"],
  ])('do not list %s', (difference, before, after) => {
    expect(getChanges([prop('same', before)], [prop('same', after)])).toEqual([]);
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
      exports: [],
    });
  });

  it('name what the deprecation of a renamed one says to use, if the newer version has it', () => {
    const before = [prop('old', 'string', 'Use `fresh` instead.'), prop('gone', 'string', 'Use `lost` instead.')];
    expect(getChanges(before, [prop('fresh', 'string')])).toEqual([
      { kind: 'added', part: 'prop', name: 'fresh', after: 'string' },
      { kind: 'renamed', part: 'prop', name: 'old', to: 'fresh' },
      { kind: 'removed', part: 'prop', name: 'gone', before: 'string' },
    ]);
  });

  it('name what the table of renames says before what a deprecation says', () => {
    const before = [prop('oldX', 'string', 'Use `newX` instead.'), prop('oldY', 'string', 'Use `newX` instead.')];
    const changes = (renames: Record<string, string>) =>
      compareProducts(
        product('7.2.0', [component('Bars', before)], { useBars: null }),
        product('8.1.0', [component('Bars', [prop('newX', 'string'), prop('newY', 'string')])], { useLines: null }),
        renames,
      );
    const renamed = (renames: Record<string, string>) =>
      changes(renames).entries.flatMap((entry) =>
        entry.changes.flatMap(({ name, to }) => (to ? [`${name} → ${to}`] : [])),
      );
    expect(renamed({})).toEqual(['oldX → newX', 'oldY → newX']);
    expect(renamed({ '#prop-oldY': 'newY' })).toEqual(['oldX → newX', 'oldY → newY']);
    expect(renamed({ 'Bars#prop-oldY': 'newY' })).toEqual(['oldX → newX', 'oldY → newY']);
    expect(renamed({ 'Lines#prop-oldY': 'newY' })).toEqual(['oldX → newX', 'oldY → newX']);
    expect(changes({ useBars: 'useLines' }).exports[0]).toEqual({ name: 'useBars', kind: 'renamed', to: 'useLines' });
  });

  it('list of a renamed component what its new name has no longer', () => {
    const before = product('7.2.0', [component('Day', [prop('margin', 'number'), prop('day', 'Date')])], { Day: null });
    const after = product('8.1.0', [component('NewDay', [prop('day', 'Date')])], { NewDay: null });
    expect(compareProducts(before, after, { Day: 'NewDay' }).entries).toEqual([
      {
        name: 'Day',
        kind: 'renamed',
        to: 'NewDay',
        changes: [{ kind: 'removed', part: 'prop', name: 'margin', before: 'number' }],
      },
      { name: 'NewDay', kind: 'added', changes: [] },
    ]);
  });

  it('do not list what the other version has without documenting it', () => {
    const bars = component('Bars', [prop('color', 'string')]);
    const inherited = { from: 'HTMLAttributes', package: 'react', href: null, names: ['color', 'title'] };
    const other = { ...component('Bars', []), inherited: [inherited], hidden: ['class-root'] };
    const withRoot = { ...bars, classes: component('Bars', [], ['root']).classes };
    expect(compareProducts(product('7.2.0', [withRoot]), product('8.1.0', [other])).entries).toEqual([]);
    expect(compareProducts(product('7.2.0', [other]), product('8.1.0', [withRoot])).entries).toEqual([]);
  });

  it('list other exports that are new, gone or renamed, and not those that only lost a prefix', () => {
    const before = product('7.2.0', [], { useOld: null, useBars: 'Use `useLines` instead.', unstable_useAxis: null });
    const after = product('8.1.0', [], { useLines: null, useAxis: null });
    expect(compareProducts(before, after).exports).toEqual([
      { name: 'useBars', kind: 'renamed', to: 'useLines' },
      { name: 'useLines', kind: 'added' },
      { name: 'useOld', kind: 'removed' },
    ]);
  });

  it('do not list a component as new that was exported before without a page', () => {
    const before = product('7.2.0', [], { Part: null });
    expect(compareProducts(before, product('8.1.0', [component('Part', [])])).entries).toEqual([]);
  });
});
