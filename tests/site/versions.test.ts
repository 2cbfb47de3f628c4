import { describe, expect, it } from 'vitest';
import { version as installed } from '@mui/x-data-grid/package.json';
import {
  CURRENT_VERSION,
  EXAMPLES_VERSION,
  OLDER_VERSIONS,
  versionLinks,
  type OlderVersion,
  type VersionPresence,
} from '../../site/versions.ts';

const HOSTS = Object.fromEntries(OLDER_VERSIONS.map((version) => [version, `https://${version}.test`])) as Record<
  OlderVersion,
  string
>;
const KEY = '/x/react-charts/heatmap';
const START = { key: '/x/react-charts', toStart: true } as const;
const PATH = `${KEY}/`;

const menu = (presence: VersionPresence) => versionLinks(KEY, presence, HOSTS);

describe('versionLinks', () => {
  it('lists the documented version first, as current, with a link to this page', () => {
    const [current, ...older] = menu({ v7: { key: KEY }, v6: START });
    expect(CURRENT_VERSION).toBe('8.0.0-alpha.12');
    expect(current).toMatchObject({ href: PATH, current: true });
    expect(current?.text).toContain('8.0.0-alpha.12');
    expect(older.filter((link) => link.current)).toEqual([]);
  });

  it('has the installed version as that of the examples', () => {
    expect(EXAMPLES_VERSION).toBe(installed);
  });

  it('lists older versions newest first, whatever their order in the data', () => {
    expect(OLDER_VERSIONS).toEqual([...OLDER_VERSIONS].sort((a, b) => Number(b.slice(1)) - Number(a.slice(1))));
    const links = menu({ v4: START, v5: { key: KEY }, v7: { key: KEY }, v6: START });
    expect(links.slice(1).map(({ text }) => text)).toEqual(['v7', 'v6', 'v5', 'v4']);
  });

  it('links to the same page if the version has it', () => {
    expect(menu({ v7: { key: KEY } })[1]).toEqual({ text: 'v7', href: `https://v7.test${PATH}` });
  });

  it('links to the page under its name in that version', () => {
    const former = { key: '/x/react-charts/heat-map' };
    expect(menu({ v6: former })[1]).toEqual({ text: 'v6', href: 'https://v6.test/x/react-charts/heat-map/' });
  });

  it('links to the start page if the version lacks the page, and says so', () => {
    expect(menu({ v6: START })[1]).toEqual({ text: 'v6', href: `https://v6.test${START.key}/`, toStart: true });
  });

  it('omits versions without the product', () => {
    expect(menu({})).toHaveLength(1);
    expect(menu({ v7: { key: KEY } }).map(({ href }) => href)).toEqual([PATH, `https://v7.test${PATH}`]);
  });
});
