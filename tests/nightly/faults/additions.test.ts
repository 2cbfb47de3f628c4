import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MESSAGES } from '../../../client/i18n/messages.ts';
import { serveSite, type RunningSite } from '../../../pipeline/cli/serve.ts';
import type { DemoPackages } from '../../../site/demo/demo-program.ts';
import { DEFAULT_LOCALE } from '../../../site/locales.ts';
import { addAll } from '../../support/additions.ts';
import { buildCopy, createPage, EMPTY_SITE, type PrintedBuild } from '../../support/builds.ts';
import { getElements, getInside, getTags, readText } from '../../support/html.ts';

const DEMO = 'export default function Hello() {\n  return <p>Hello</p>;\n}\n';

/** A small site with pages of a library that the site does not know yet. */
const CONTENT = {
  ...EMPTY_SITE,
  'navigation.ts': `export const navigation = [
    { pathname: '/x/introduction-group', children: [{ pathname: '/x/introduction' }, { pathname: '/x/introduction/more' }] },
    { pathname: '/x/react-scheduler-group', title: 'Scheduler', children: [
      { pathname: '/x/react-scheduler' }, { pathname: '/x/react-scheduler/events', newFeature: true },
    ] },
  ];
  export const unlisted = [];`,
  'introduction/index.md': createPage(
    'Introduction',
    ':::info\nText.\n:::\n\n## First part\n\n::demo{name="Hello" height=80}\n\n::demo{name="Packed" height=80}',
  ),
  'introduction/demos/Hello.tsx': DEMO,
  'introduction/demos/Hello.styled.tsx': DEMO.replace('<p>', '<p style={{ color: "red" }}>'),
  // With a package that no other demo imports, and no family names.
  'introduction/demos/Packed.tsx':
    "import { stemmer } from 'stemmer';\n\nexport default function Packed() {\n  return <p>Stem: {stemmer('sorting')}</p>;\n}\n",
  'introduction/more/index.md': createPage('More', '## Details\n\nText.'),
  // A record of a translation made from other English text: none of its four blocks matches.
  'introduction/more/index.zh.md': createPage('更多', '## 细节\n\n文字。'),
  'translated.zh.json': JSON.stringify({ '/x/introduction/more': 'aaaaaa bbbbbb cccccc dddddd' }),
  'react-scheduler/index.md': createPage('Scheduler', '## Begin\n\nText.'),
  'react-scheduler/events/index.md': createPage('Events', '## Kinds\n\n```ts\nconst a = 1;\n```'),
};

let build: PrintedBuild;
let site: RunningSite;

beforeAll(async () => {
  build = await buildCopy(addAll, CONTENT);
  site = await serveSite(build.context, { hostname: '127.0.0.1', port: 0 });
}, 600_000);

afterAll(async () => {
  await site.stop();
  await build.remove();
});

async function textAt(address: string): Promise<string> {
  const response = await fetch(site.url.origin + address, { redirect: 'manual' });
  expect([address, response.status]).toEqual([address, 200]);
  return response.text();
}

const KEYS = Object.keys(MESSAGES[DEFAULT_LOCALE]);

/** Message keys that a reader would see or hear untranslated. */
function rawKeys(html: string): string[] {
  const attributes = getElements(html).flatMap((element) => Object.values(element.attributes));
  const shown = new Set([readText(html), ...attributes].flatMap((text) => text?.split(/[\s"',]+/) ?? []));
  return KEYS.filter((key) => shown.has(key));
}

const PAGES = ['/x/introduction/', '/x/introduction/more/', '/x/react-scheduler/', '/x/react-scheduler/events/'];
const OTHERS = ['/x/search/?q=events', '/x/search/'];

describe('a language added by two files and a row', () => {
  it('makes the build say once how many texts it lacks', () => {
    expect(build.printed).toMatch(/^Interface in .+: English in \d{2,} places: /m);
    expect(build.printed).not.toContain('is missing in locales');
  });

  it.each([...PAGES, ...OTHERS])('has %s, in English if it is not translated', async (address) => {
    const html = await textAt(`/pt${address}`);
    expect(getTags(html, 'html')[0]?.lang).toBe('pt-BR');
    expect(rawKeys(html)).toEqual([]);
    expect(
      getElements(html, 'button', { class: 'bar-menu' }).map(({ attributes }) => attributes['aria-label']),
    ).toEqual(['Menu do site']);
    expect(readText(html)).toContain(MESSAGES[DEFAULT_LOCALE]['footer.text']);
  });

  it('has its own titles in the navigation, English ones as fallback', async () => {
    const navigation = getInside(await textAt('/pt/x/introduction/'), 'nav', { id: 'navigation' }) ?? '';
    const versions = getInside(navigation, 'details', { class: 'nav-versions' }) ?? '';
    const titles = getElements(navigation.replace(versions, ''), 'a').map(({ inner }) => readText(inner));
    expect(titles).toEqual(['Introduction', 'Mais']);
  });

  it('is linked from every page, with a notice on untranslated pages', async () => {
    expect(readText(await textAt('/x/introduction/'))).toContain('Português');
    expect(readText(getInside(await textAt('/zh/x/introduction/'), 'a', { hreflang: 'pt-BR' }) ?? '')).toBe(
      'Português',
    );
    const html = await textAt('/pt/x/introduction/more/');
    expect(readText(html)).toContain(MESSAGES[DEFAULT_LOCALE]['page.untranslated']);
    expect(getInside(html, 'article')).toContain('Details');
  });

  it.each(['/pt/llms.txt', '/pt/x/react-scheduler/feed.xml', '/pt/x/introduction.md'])('has %s', async (address) => {
    const words = new Set((await textAt(address)).split(/[\s"'<>(),:]+/));
    expect(KEYS.filter((key) => words.has(key))).toEqual([]);
  });
});

describe('a library without pages yet', () => {
  it.each(['/x/react-data-grid/', '/zh/x/react-data-grid/sorting/', '/x/react-charts.md'])(
    'has a 404 at %s, and the site stays healthy',
    async (address) => {
      const response = await fetch(site.url.origin + address);
      expect(response.status).toBe(404);
      const text = await response.text();
      // A page that breaks off has a 404's status, too.
      expect(text).not.toContain(MESSAGES[DEFAULT_LOCALE]['brokenPage.title']);
      expect(text, 'leads on').toMatch(/\/x\/introduction(?:\/"|\.md\))/);
      expect(JSON.parse(await textAt('/healthz'))).toMatchObject({ status: 'ok' });
    },
  );
});

describe('an outdated translation', () => {
  it('has a notice at the top that leads to the list of differences', async () => {
    const html = await textAt('/zh/x/introduction/more/');
    const note = getInside(html, 'p', { class: 'notice' }) ?? '';
    expect(readText(note)).toContain('本译文落后英文页面 4 处改动。');
    const [link] = getTags(note, 'a');
    const article = getInside(html, 'article') ?? '';
    expect(getElements(article, 'h2').map(({ attributes }) => `#${attributes.id}`)).toContain(link?.href);
    expect(getInside(await textAt('/x/introduction/more/'), 'p', { class: 'notice' })).toBeUndefined();
  });
});

describe('a library added by a row', () => {
  it.each([
    ['', 'SchedulerDays at a glance'],
    ['/pt', 'SchedulerDays at a glance'],
    ['/zh', '日程每天一目了然'],
  ])(
    'is in the menu of libraries at %s/, with its name and tagline, in English unless they are translated: %s',
    async (prefix, texts) => {
      const html = await textAt(`${prefix}/x/introduction/`);
      const menu = getInside(html, 'details', { class: 'menu products' }) ?? '';
      const link = getElements(menu, 'a').find(({ attributes }) => attributes.href === `${prefix}/x/react-scheduler/`);
      expect(readText(link?.inner ?? '')).toBe(texts);
      expect(rawKeys(html)).toEqual([]);
    },
  );

  it('owns its pages, its list and its feed', async () => {
    const html = await textAt('/x/react-scheduler/events/');
    expect(getTags(html, 'meta').find(({ name }) => name === 'docs:product-id')?.content).toBe('x-scheduler');
    expect(readText(getInside(html, 'p', { class: 'nav-title' }) ?? '')).toBe('MUI XScheduler');
    expect(await textAt('/x/react-scheduler/llms.txt')).toContain('/x/react-scheduler/events.md');
    expect(await textAt('/x/react-scheduler/feed.xml')).toContain('Scheduler');
  });

  it('is in the search index', async () => {
    const html = await textAt('/x/search/?q=events&product=x-scheduler');
    expect(getTags(getInside(html, 'main') ?? '', 'a').map(({ href }) => href)).toContain('/x/react-scheduler/events/');
  });
});

describe('a version added by a row', () => {
  it('is in the version menu of general pages, with a link to its own site', async () => {
    const menu = getInside(await textAt('/x/introduction/'), 'details', { class: 'menu versions' }) ?? '';
    const versions = getElements(menu, 'a').map(({ attributes, inner }) => [
      readText(inner).slice(0, 2),
      attributes.href,
    ]);
    expect(versions.slice(1, 3).map(([name]) => name)).toEqual(['v8', 'v7']);
    expect(versions[1]?.[1]).toMatch(/^https:\/\/v8\.mui\.com\//);
  });
});

describe('a styling added by a row and a text', () => {
  const articleAt = async (address: string) => getInside(await textAt(address), 'article') ?? '';

  it('has its own source and module, and falls back to the default where a demo lacks it', async () => {
    const article = await articleAt('/x/introduction/?styling=styled');
    expect(readText(article)).toContain('color: "red"');
    const [hello, packed] = getTags(article, 'figure').filter(({ id }) => id === 'Hello' || id === 'Packed');
    expect(await textAt(hello?.['data-demo-styled'] ?? '')).toContain('red');
    expect(packed?.['data-demo-styled']).toBeUndefined();
    expect(readText(await articleAt('/x/introduction/'))).not.toContain('color: "red"');
  });

  it('can be chosen at the demo, by its name', async () => {
    expect(readText(await articleAt('/x/introduction/'))).toContain('Styled components');
    expect(readText(await articleAt('/pt/x/introduction/'))).toContain('Styled components');
    expect(readText(await articleAt('/zh/x/introduction/'))).toContain('样式化组件');
  });
});

describe('a package that a demo is the first to import', () => {
  it('needs nothing but the import', async () => {
    const html = await textAt('/x/introduction/');
    expect(readText(getInside(html, 'figure', { id: 'Packed' }) ?? '')).toContain('Stem: sort');
    const files = await readdir(path.join(build.context.out, 'assets/static'));
    const list = files.find((file) => /^packages-\w+\.json$/.test(file)) ?? '';
    const { modules, versions } = JSON.parse(await textAt(`/static/${list}`)) as DemoPackages;
    // The project that the demo becomes names the version, and the module on the page imports the bundle.
    expect(versions['stemmer']).toBe('2.0.1');
    const [packed] = getTags(html, 'figure').filter(({ id }) => id === 'Packed');
    expect(await textAt(packed?.['data-demo'] ?? '')).toContain(modules['stemmer']?.['stemmer'] ?? 'nothing');
  });
});

describe('a preference added by a row and its texts', () => {
  const ask = (query: string, cookie: string) =>
    fetch(`${site.url.origin}/x/introduction/${query}`, { headers: { cookie } });
  const getWidth = async (query: string, cookie: string) =>
    getTags(await (await ask(query, cookie)).text(), 'html')[0]?.['data-code-width'];

  it.each([
    ['', '', 'narrow'],
    ['', 'codeWidth=wide', 'wide'],
    ['', 'codeWidth=endless', 'narrow'],
    ['?width=WIDE', '', 'wide'],
    ['?width=narrow', 'codeWidth=wide', 'narrow'],
  ])('is an attribute of the page for the query "%s" and the cookie "%s"', async (query, cookie, width) => {
    expect(await getWidth(query, cookie)).toBe(width);
  });

  it('makes another response of the page', async () => {
    const getTag = async (cookie: string) => (await ask('', cookie)).headers.get('ETag');
    expect(await getTag('codeWidth=wide')).not.toBe(await getTag(''));
    expect(await getTag('codeWidth=narrow')).toBe(await getTag(''));
  });
});
