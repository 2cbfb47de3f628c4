import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { manifestFiles } from '../../../pipeline/output/manifest.ts';
import { FOLDED_PART, findEntry, manifestAssetName } from '../../../site/page/manifest.ts';
import type { AddressEntry } from '../../../site/page/page.ts';
import { PRODUCTS } from '../../../site/products.ts';
import { createKeptContent, openBuild, type BuildContent } from '../../../worker/content/build-content.ts';
import type { ContentSource } from '../../../worker/content/source.ts';
import { encodeText } from '../../../worker/http/bytes.ts';
import { createRandom } from '../../support/hostile-requests.ts';

const PAGES = 10_000;
const MAX_GZIP_BYTES = 100_000;

const random = createRandom(1);
/** Words that compress worse than any language's. */
const words = (count: number) => Array.from({ length: count }, () => random().toString(36).slice(2, 8)).join(' ');

const getKey = (at: number) => `/x/react-data-grid/group-${Math.floor(at / 50)}/page-${at}`;

function getEntry(at: number): AddressEntry {
  const openGroups = ['/x/react-data-grid-group', `/x/react-data-grid/group-${Math.floor(at / 50)}-pages`];
  return {
    kind: 'page',
    title: words(4),
    description: words(16),
    contentLocale: 'en',
    outdated: null,
    translations: ['en', 'zh'],
    features: [],
    navigation: 'x-data-grid',
    openGroups,
    breadcrumbs: openGroups.map((href) => ({ href, title: words(2) })),
    changed: { date: '2026-11-25', text: 'November 25, 2026' },
    picture: `/static/pictures/${words(1)}.png`,
    plan: null,
    marks: [],
    components: [{ name: words(1), href: `${getKey(at)}/` }],
    packages: ['@mui/x-data-grid'],
    waiAria: null,
    versions: { v7: { key: getKey(at) } },
  };
}

const entries = new Map(Array.from({ length: PAGES }, (_, at) => [getKey(at), getEntry(at)]));
const files = manifestFiles('en', entries);

/** The build in an isolate of its own, and the files that it reads. */
function openFresh(): { content: BuildContent; read: string[] } {
  const read: string[] = [];
  const getPortions = async function* (text: string) {
    yield Promise.resolve(encodeText(text));
  };
  const source: ContentSource = {
    name: 'the assets',
    open: (path) => {
      read.push(path);
      const text = files.get(path.replace('_content/build/', ''));
      return Promise.resolve(text === undefined ? null : getPortions(text));
    },
  };
  const report = (reason: string) => expect.fail(reason);
  return { content: openBuild('build', { sources: [source], limit: 60_000, report }, createKeptContent()), read };
}

it(`the manifest of ${PAGES} pages has no file over ${MAX_GZIP_BYTES / 1000} KB, compressed`, () => {
  const sizes = [...files.values()].map((text) => gzipSync(text).length);
  expect(Math.max(...sizes)).toBeLessThan(MAX_GZIP_BYTES);
});

it('a fresh isolate finds a page of any slice with two files', async () => {
  for (const key of [...entries.keys()].sort().filter((_, at) => at % 50 === 0 || at === PAGES - 1)) {
    const { content, read } = openFresh();
    expect(await content.entry('en', key)).toEqual(entries.get(key));
    expect(read.length).toBeLessThanOrEqual(2);
  }
});

it('a fresh isolate reads no more files for an unknown address', async () => {
  for (const key of ['/x/react-data-grid/a', '/x/react-data-grid/zzz', `${getKey(PAGES / 2)}-not`]) {
    const { content, read } = openFresh();
    expect(await content.entry('en', key)).toBeNull();
    expect(read.length).toBeLessThanOrEqual(2);
  }
});

it('has every part, so that an address of a library without pages is unknown, not unreadable', () => {
  const parts = ['general', ...PRODUCTS.map(({ id }) => id), FOLDED_PART];
  expect([...manifestFiles('en', new Map()).keys()].sort()).toEqual(
    parts.map((part) => manifestAssetName('en', part)).sort(),
  );
});

it('leads from a folded key to the only page that it can mean', () => {
  const page = getEntry(0);
  const named = new Map<string, AddressEntry>([
    ['/x/react-charts/bar-labels', page],
    ['/x/react-charts/bars', page],
    ['/x/react-charts/b-ars', page],
    ['/x/react-charts/old-bar-labels', { kind: 'redirect', to: '/x/react-charts/bar-labels', status: 301 }],
  ]);
  const text = manifestFiles('en', named).get(manifestAssetName('en', FOLDED_PART)) ?? '';
  const getTarget = (key: string) => findEntry(text, key);
  expect(getTarget('/x/reactcharts/barlabels')).toMatchObject({ to: '/x/react-charts/bar-labels' });
  expect(getTarget('/x/reactcharts/oldbarlabels')).toMatchObject({ to: '/x/react-charts/bar-labels' });
  expect(getTarget('/x/reactcharts/bars')).toBeNull();
});
