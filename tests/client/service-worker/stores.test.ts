import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromNetworkFirst, keepPage, savePages } from '../../../client/service-worker/stores.ts';
import { DEFAULT_CODE_PREFERENCES, queryOfCodePreferences } from '../../../site/preferences.ts';

const ORIGIN = 'https://docs.example';
const PAGE = `${ORIGIN}/x/introduction/`;

/** Addresses of the cached responses, oldest first, and the cache of each. */
const kept = new Map<string, { cache: string; response: Response }>();

const createCaches = () => ({
  open: (cache: string) =>
    Promise.resolve({
      put: (key: string, response: Response) => {
        const { href } = new URL(key, ORIGIN);
        kept.delete(href);
        kept.set(href, { cache, response });
        return Promise.resolve();
      },
      keys: () => Promise.resolve([...kept].filter(([, entry]) => entry.cache === cache).map(([url]) => ({ url }))),
      delete: ({ url }: { url: string }) => Promise.resolve(kept.delete(url)),
    }),
  match: (key: string) => Promise.resolve(kept.get(new URL(key, ORIGIN).href)?.response),
});

/** What `fetch` resolves to: a constructor leaves the address empty, and cannot redirect. */
function createAnswer(url: string, { redirected = false, ...init }: ResponseInit & { redirected?: boolean }): Response {
  const response = new Response('<html></html>', init);
  return Object.defineProperties(response, { url: { value: url }, redirected: { value: redirected } });
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('__CORE__', []);
  vi.stubGlobal('self', { location: { origin: ORIGIN } });
  vi.stubGlobal('caches', createCaches());
});
afterEach(() => void vi.unstubAllGlobals());

/** Both ways in which a page comes into the cache. */
const WAYS: Record<string, (address: string) => Promise<unknown>> = {
  'a visit': async (address) => {
    const works: Promise<unknown>[] = [];
    await fromNetworkFirst(new Request(address), (work) => works.push(work));
    await Promise.all(works);
  },
  'a request to keep it': keepPage,
};

describe.each(Object.entries(WAYS))('a page of %s', (_way, visit) => {
  const answerWith = (answer: Response) => vi.stubGlobal('fetch', () => Promise.resolve(answer));

  it('is kept by its canonical address', async () => {
    answerWith(createAnswer(PAGE, {}));
    await visit(PAGE);
    expect([...kept.keys()]).toEqual([`${PAGE}?${queryOfCodePreferences(DEFAULT_CODE_PREFERENCES)}`]);
  });

  it.each([
    ['was redirected, which browsers refuse as the answer to another address', PAGE, { redirected: true }],
    ['failed', PAGE, { status: 500 }],
    ['may not be stored', PAGE, { headers: { 'Cache-Control': 'no-store' } }],
    ['has what one reader searched', `${ORIGIN}/x/search/?q=rows`, {}],
  ])('is not kept if it %s', async (_why, address, init) => {
    answerWith(createAnswer(address, init));
    await visit(PAGE);
    expect([...kept.keys()]).toEqual([]);
  });
});

describe('the pages of a product', () => {
  const answerWith = (texts: Record<string, string>) =>
    vi.stubGlobal('fetch', (address: string) => {
      const { href, pathname } = new URL(address, ORIGIN);
      const response = new Response(texts[pathname] ?? '');
      return Promise.resolve(Object.defineProperties(response, { url: { value: href } }));
    });

  it('keep the files that they share with a product saved before, when those of that one make room', async () => {
    const listFiles = (product: string) => Array.from({ length: 1500 }, (_, at) => `"/static/${product}-${at}.js"`);
    answerWith({
      '/x/charts/': `"/static/shared.js" ${listFiles('charts').join(' ')}`,
      '/x/tree/': `"/static/shared.js" ${listFiles('tree').join(' ')}`,
    });
    for (const page of ['/x/charts/', '/x/tree/']) expect(await savePages([page], null)).toBe(1);
    const isKept = (file: string) => kept.has(`${ORIGIN}/static/${file}`);
    expect(['shared.js', 'charts-0.js', 'tree-0.js'].map(isKept)).toEqual([true, false, true]);
  });

  it('are saved with the files that all pages of their build need, which may be newer than the worker', async () => {
    answerWith({
      '/x/sw.js': 'const core = ["/static/enhance-2.js"]',
      '/x/introduction/': '<script src="/static/introduction-2.js"></script>',
    });
    expect(await savePages(['/x/introduction/'], null)).toBe(1);
    const files = [...kept.keys()].map((href) => new URL(href).pathname);
    expect(files).toEqual(['/static/enhance-2.js', '/x/introduction/', '/static/introduction-2.js']);
  });
});
