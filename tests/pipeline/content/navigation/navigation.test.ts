import { describe, expect, it } from 'vitest';
import type { NavigationEntry } from '../../../../site/navigation.ts';
import type { NavigationNode } from '../../../../site/protocol/prerender.ts';
import {
  GENERAL,
  buildNavigation,
  type NavigationInput,
} from '../../../../pipeline/content/navigation/build-navigation.ts';

const ENTRIES: readonly NavigationEntry[] = [
  { pathname: 'https://mui.com/x/whats-new/', title: 'What’s new' },
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [{ pathname: '/x/introduction', title: 'Overview' }, { pathname: '/x/introduction/roadmap' }],
  },
  {
    pathname: '/x/react-charts-group',
    title: 'Charts',
    children: [
      {
        pathname: '/x/charts-first-group',
        title: 'First steps',
        children: [
          { pathname: '/x/react-charts/planned', planned: true },
          { pathname: '/x/react-charts', title: 'Overview' },
        ],
      },
      {
        pathname: '/x/charts-more-group',
        subheader: 'More',
        children: [
          { pathname: '/x/react-charts/heatmap', plan: 'pro', newFeature: true },
          { pathname: '/x/react-charts/sankey', plan: 'premium', unstable: true, planned: true },
        ],
      },
      { pathname: '/x/charts-empty-group', title: 'Empty', children: [{ pathname: '/x/react-charts/gone' }] },
      { pathname: '/x/api/charts/heatmap', title: 'Heatmap API' },
    ],
  },
  { pathname: '/x/migration-group', title: 'Migration', children: [{ pathname: '/x/migration/from-v7' }] },
];

const MISSING = new Set(['/x/react-charts/planned', '/x/react-charts/gone']);

function build(change: Partial<NavigationInput> = {}) {
  return buildNavigation({
    entries: ENTRIES,
    titles: {},
    locale: 'en',
    exists: (key) => !key.endsWith('-group') && !key.startsWith('https:') && !MISSING.has(key),
    neighbours: [],
    productsTitle: 'Libraries',
    titleInGroup: (group, title) => `${group}: ${title}`,
    ...change,
  });
}

const getIds = (nodes: readonly NavigationNode[] = []): string[] =>
  nodes.flatMap(({ id, children }) => [id, ...getIds(children)]);

describe('buildNavigation', () => {
  it('has a tree for each product, in order', () => {
    expect(getIds(build().trees.get('x-charts'))).toEqual([
      '/x/charts-first-group',
      '/x/react-charts',
      '/x/charts-more-group',
      '/x/react-charts/heatmap',
      '/x/react-charts/sankey',
      '/x/api/charts/heatmap',
    ]);
  });

  it('has general pages and the external link in the general tree, in order', () => {
    expect(getIds(build().trees.get(GENERAL))).toEqual([
      'https://mui.com/x/whats-new/',
      '/x/introduction-group',
      '/x/introduction',
      '/x/introduction/roadmap',
      '/x/migration-group',
      '/x/migration/from-v7',
    ]);
  });

  it('omits pages that do not exist, and reports them', () => {
    expect(build().missing.sort()).toEqual([...MISSING].sort());
  });

  it('links a group to its first existing page', () => {
    expect(Object.fromEntries(build().groups)).toEqual({
      '/x/introduction-group': '/x/introduction',
      '/x/react-charts-group': '/x/react-charts',
      '/x/charts-first-group': '/x/react-charts',
      '/x/charts-more-group': '/x/react-charts/heatmap',
      '/x/migration-group': '/x/migration/from-v7',
    });
  });

  it.each([
    ['/x/react-charts', null, []],
    ['/x/react-charts/heatmap', 'pro', ['newFeature']],
    ['/x/react-charts/sankey', 'premium', ['planned', 'unstable']],
  ])('keeps plan and marks of %s', (key, plan, marks) => {
    const place = build().places.get(key);
    expect(place?.plan).toBe(plan);
    expect([...(place?.marks ?? [])].sort()).toEqual(marks);
  });

  it('prefers the neighbours that a page sets itself', () => {
    const { places } = build({
      neighbours: [{ key: '/x/react-charts/heatmap', previous: '/x/introduction', next: '/x/api/charts/heatmap' }],
    });
    expect(places.get('/x/react-charts/heatmap')).toMatchObject({
      previous: { title: 'Overview', href: '/x/introduction/' },
      next: { title: 'Heatmap API', href: '/x/api/charts/heatmap/' },
    });
    expect(places.get('/x/react-charts/sankey')?.previous?.href).toBe('/x/react-charts/heatmap/');
  });

  it('gives every page its neighbours in the tree', () => {
    const { places } = build();
    const chain = (key: string) => [places.get(key)?.previous?.href ?? null, places.get(key)?.next?.href ?? null];
    expect(chain('/x/react-charts')).toEqual([null, '/x/react-charts/heatmap/']);
    expect(chain('/x/react-charts/heatmap')).toEqual(['/x/react-charts/', '/x/react-charts/sankey/']);
    expect(chain('/x/api/charts/heatmap')).toEqual(['/x/react-charts/sankey/', null]);
    expect(chain('/x/introduction')).toEqual([null, '/x/introduction/roadmap/']);
    expect(chain('/x/migration/from-v7')).toEqual(['/x/introduction/roadmap/', null]);
  });

  it('prefixes the links of a Chinese tree, except external ones, and falls back to the English title', () => {
    const { trees, places } = build({ locale: 'zh', titles: { '/x/react-charts/heatmap': '热力图' } });
    const heatmap = trees.get('x-charts')?.[1]?.children[0];
    expect(heatmap).toMatchObject({ href: '/zh/x/react-charts/heatmap/', title: '热力图' });
    expect(trees.get(GENERAL)?.[0]).toMatchObject({ href: 'https://mui.com/x/whats-new/', isExternal: true });
    expect(places.get('/x/introduction')).toMatchObject({
      title: 'Overview',
      next: { href: '/zh/x/introduction/roadmap/' },
    });
  });
});
