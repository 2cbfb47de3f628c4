import { describe, expect, it } from 'vitest';
import { versionPresence } from '../../pipeline/assets/versions.ts';

/** Charts came with v6; v5 has pickers without a page at the address of today's start page. */
const PAGES = {
  v7: [
    '/x/introduction',
    '/x/react-charts',
    '/x/react-charts/heatmap',
    '/x/api/charts/heatmap',
    '/x/react-date-pickers',
  ],
  v6: ['/x/introduction', '/x/react-charts', '/x/react-date-pickers', '/x/react-date-pickers/date-picker'],
  v5: ['/x/introduction', '/x/react-date-pickers/date-picker', '/x/api/date-pickers/date-picker'],
};

describe('versionPresence', () => {
  it.each([
    ['/x/react-charts/heatmap', { v7: '/x/react-charts/heatmap', v6: '/x/react-charts' }],
    ['/x/react-charts', { v7: '/x/react-charts', v6: '/x/react-charts' }],
    ['/x/react-charts/radar', { v7: '/x/react-charts', v6: '/x/react-charts' }],
    ['/x/api/charts/heatmap', { v7: '/x/api/charts/heatmap', v6: '/x/react-charts' }],
    [
      '/x/react-date-pickers/date-picker',
      {
        v7: '/x/react-date-pickers',
        v6: '/x/react-date-pickers/date-picker',
        v5: '/x/react-date-pickers/date-picker',
      },
    ],
  ])('lists for %s only the versions with its product, and where each has it: %j', (key, expected) => {
    expect(versionPresence(key, PAGES)).toEqual(expected);
  });

  it('lists no version for a product that none has', () => {
    expect(versionPresence('/x/react-tree-view/quickstart', PAGES)).toEqual({});
  });

  it('lists a version that has the product but no page at the start page’s address', () => {
    expect(versionPresence('/x/react-date-pickers/fields', PAGES)).toHaveProperty(
      'v5',
      '/x/react-date-pickers/date-picker',
    );
  });

  it.each(['/x/introduction/roadmap', '/x/migration/migration-charts-v7'])(
    'offers every version on the general page %s',
    (key) => {
      expect(Object.keys(versionPresence(key, PAGES))).toEqual(['v7', 'v6', 'v5', 'v4']);
    },
  );

  it('tells general pages that a version has from those that it has not', () => {
    const start = '/x/introduction';
    expect(versionPresence(start, PAGES)).toEqual({ v7: start, v6: start, v5: start, v4: '/' });
    expect(versionPresence('/x/introduction/roadmap', PAGES)).toEqual({ v7: start, v6: start, v5: start, v4: '/' });
  });
});
