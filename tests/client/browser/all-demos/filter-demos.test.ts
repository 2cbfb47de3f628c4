import { describe, expect, it } from 'vitest';
import { filterDemos, type DescribedDemo } from '../../../../client/browser/all-demos/filter-demos.ts';
import type { DemoFilter } from '../../../../site/page/all-demos.ts';

const describeDemo = (text: string, demo: Partial<DescribedDemo> = {}): DescribedDemo => ({
  plan: 'community',
  tags: new Set(),
  components: ['DataGrid'],
  text,
  ...demo,
});

const BASIC = describeDemo('basic editing #basicediting editing datagrid', { tags: new Set(['editing']) });
const ROWS = describeDemo('save rows #saverows editing datagridpro', {
  plan: 'pro',
  tags: new Set(['editing', 'server']),
  components: ['DataGridPro'],
});
const BARS = describeDemo('basic bars #basicbars bars barchart', { components: ['BarChart'] });
const DEMOS = [BASIC, ROWS, BARS];

const ALL: DemoFilter = { text: '', plan: null, component: null, tags: [] };

describe('the filter of all demos', () => {
  it.each<[string, Partial<DemoFilter>, DescribedDemo[]]>([
    ['leaves all without a choice', {}, DEMOS],
    ['finds words in any order and case', { text: ' Editing basic' }, [BASIC]],
    ['finds the beginning of a word, and a name as it is written in code', { text: 'saver' }, [ROWS]],
    ['reads joints and full-width letters as an input method writes them', { text: 'ｂａｓｉｃ＿editing' }, [BASIC]],
    ['needs every word', { text: 'basic rows' }, []],
    ['knows the plan', { plan: 'pro' }, [ROWS]],
    ['knows the component by its whole name', { component: 'DataGrid' }, [BASIC]],
    ['knows what demos show', { tags: ['editing'] }, [BASIC, ROWS]],
    ['needs everything that is chosen', { tags: ['editing', 'server'] }, [ROWS]],
    ['joins words with choices', { text: 'basic', tags: ['editing'] }, [BASIC]],
  ])('%s', (_, filter, expected) => {
    expect([...filterDemos(DEMOS, { ...ALL, ...filter }).shown]).toEqual(expected);
  });

  it('counts what the demos that are left show', () => {
    const { counts } = filterDemos(DEMOS, { ...ALL, plan: 'pro' });
    expect([counts.get('editing'), counts.get('server'), counts.get('look')]).toEqual([1, 1, 0]);
  });
});
