import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { playgroundDemos, translatePlayground } from '../../../pipeline/demos/playgrounds.ts';
import { createContext, type BuildContext } from '../../../pipeline/cache/context.ts';
import type { Playground } from '../../../site/demo/playground.ts';

const CHART: Playground = {
  component: 'BarChart',
  imports: ["import { BarChart } from '@mui/x-charts/BarChart';"],
  data: "const seasons = ['Spring', 'Summer'];",
  props: {
    series: "[{ data: [12], label: 'Museum' }]",
    title: "'Museum'",
    slotProps: "{ legend: { title: 'Spring' } }",
  },
  children: '<text>Museum</text> Spring',
  height: 300,
};

/** A context in which the table beside the playgrounds is another. */
function withTable(table: Record<string, string>): BuildContext {
  const context = createContext();
  const file = path.join(context.root, 'content/reference-playgrounds.zh.json');
  const read = (name: string) => (name === file ? Promise.resolve(JSON.stringify(table)) : context.sources.read(name));
  return { ...context, sources: { ...context.sources, read } };
}

describe('a playground in another language', () => {
  it('has its texts in data, props and children', () => {
    const table = { Museum: '博物馆', Spring: '春季' };
    expect(translatePlayground(CHART, table)).toEqual({
      ...CHART,
      props: {
        series: "[{ data: [12], label: '博物馆' }]",
        title: "'博物馆'",
        slotProps: "{ legend: { title: '春季' } }",
      },
      children: '<text>博物馆</text> 春季',
    });
    expect(translatePlayground(CHART)).toEqual(CHART);
  });

  it('takes from the table what its code says', async () => {
    const context = withTable({ Museum: '博物馆', Spring: '春季' });
    const other = { ...CHART, component: 'LineChart', data: '', children: '' };
    const demos = await playgroundDemos(context, { playgrounds: { 'x-charts': [CHART, other] }, parts: {} });
    const tables = [...demos.values()].flatMap((byName) => [...byName.values()].map((demo) => demo.tables));
    expect(tables).toEqual([
      { zh: { Museum: '博物馆', Spring: '春季' } },
      { zh: { Museum: '博物馆', Spring: '春季' } },
    ]);
  });

  it('stops at a text that no playground has', async () => {
    const context = withTable({ Museum: '博物馆', Winter: '冬季' });
    await expect(playgroundDemos(context, { playgrounds: { 'x-charts': [CHART] }, parts: {} })).rejects.toThrow(
      /^content\/reference-playgrounds\.zh\.json: .*"Winter"/,
    );
  });
});
