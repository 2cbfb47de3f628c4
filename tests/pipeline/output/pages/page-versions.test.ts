import { describe, expect, it } from 'vitest';
import { versionPresence } from '../../../../pipeline/output/pages/page-versions.ts';
import { OLDER_VERSIONS } from '../../../../site/versions.ts';

/** Charts exist since v6; in v5 the pickers have no page at the current start page's path. */
const PAGES = {
  v7: [
    '/x/introduction',
    '/x/react-charts',
    '/x/react-charts/heatmap',
    '/x/api/charts/heatmap',
    '/x/react-date-pickers',
  ],
  v6: [
    '/x/introduction',
    '/x/react-charts',
    '/x/react-charts/heat-map',
    '/x/react-date-pickers',
    '/x/react-date-pickers/date-picker',
  ],
  v5: ['/x/introduction', '/x/react-date-pickers/date-picker', '/x/api/date-pickers/date-picker'],
};

const REDIRECTS = { '/x/react-charts/heat-map': '/x/react-charts/heatmap' };

const getPresence = (key: string) => versionPresence(key, PAGES, REDIRECTS);

const page = (key: string) => ({ key });
const start = (key: string) => ({ key, toStart: true });

describe('versionPresence', () => {
  it.each([
    ['/x/react-charts/heatmap', { v7: page('/x/react-charts/heatmap'), v6: page('/x/react-charts/heat-map') }],
    ['/x/react-charts', { v7: page('/x/react-charts'), v6: page('/x/react-charts') }],
    ['/x/react-charts/radar', { v7: start('/x/react-charts'), v6: start('/x/react-charts') }],
    ['/x/api/charts/heatmap', { v7: page('/x/api/charts/heatmap'), v6: start('/x/react-charts') }],
    [
      '/x/react-date-pickers/date-picker',
      {
        v7: start('/x/react-date-pickers'),
        v6: page('/x/react-date-pickers/date-picker'),
        v5: page('/x/react-date-pickers/date-picker'),
      },
    ],
  ])('lists for %s only versions with its product, and the pages that each has: %j', (key, expected) => {
    expect(getPresence(key)).toEqual(expected);
  });

  it('lists a version that has the product but not the start page', () => {
    expect(getPresence('/x/react-date-pickers/fields')).toHaveProperty(
      'v5',
      start('/x/react-date-pickers/date-picker'),
    );
  });

  it('knows which general pages a version has', () => {
    const here = '/x/introduction';
    const others = Object.fromEntries(OLDER_VERSIONS.map((version) => [version, start('/')]));
    expect(others).toHaveProperty('v4');
    expect(getPresence(here)).toEqual({ ...others, v7: page(here), v6: page(here), v5: page(here) });
    expect(getPresence('/x/introduction/roadmap')).toEqual({
      ...others,
      v7: start(here),
      v6: start(here),
      v5: start(here),
    });
  });
});
