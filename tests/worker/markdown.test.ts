import { describe, expect, it } from 'vitest';
import type { DemoProgram } from '../../site/demo/demo-program.ts';
import type { MarkdownAsset } from '../../site/page/page.ts';
import { markdownText } from '../../worker/render/markdown.ts';
import { getTags } from '../support/html.ts';
import { EXAMPLES_VERSION } from '../../site/versions.ts';
import { getText, request, siteOrigin } from '../support/sites.ts';

const PAGE = '/x/react-tree-view/rich-tree-view/focus';
/** A page of the fixture that has no Chinese translation. */
const UNTRANSLATED = '/x/react-data-grid/row-pinning';
const TS_LINE = 'React.useState<string | null>(null)';
const JS_LINE = 'React.useState(null)';

it('Markdown has a file that several demos import below the first of them only', () => {
  const demo = (title: string): DemoProgram => ({
    title,
    sources: { 'TS-system': `import { orders } from './data/orders';\nexport const ${title} = orders;\n` },
    files: { 'data/orders': { TS: 'export const orders = [];\n', JS: 'export const orders = [];\n', isJsx: false } },
    styles: {},
  });
  const asset: MarkdownAsset = {
    contentLocale: 'en',
    parts: ['# Title\n\n', { demo: 'First' }, '\n\n## Part\n\n', { demo: 'Second' }],
    demos: { First: demo('First'), Second: demo('Second') },
    needs: {},
  };
  const text = markdownText(asset, { codeVariant: 'TS', codeStyling: 'system' }, 'https://docs.example');
  expect([...text.matchAll(/title="(.*)"/g)].map(([, title]) => title)).toEqual([
    'src/First.tsx',
    'src/data/orders.ts',
    'src/Second.tsx',
  ]);
});

describe('Markdown', () => {
  /** The targets of the links to pages of the site. */
  const siteLinks = (text: string) =>
    [...text.matchAll(/\]\((http[^)\s]*)\)/g)]
      .map(([, href = '']) => new URL(href))
      .filter(({ origin }) => origin === siteOrigin());

  it.each<[string, string, Record<string, string>]>([
    ['by its address', `${PAGE}.md`, {}],
    ['by the Accept header', `${PAGE}/`, { accept: 'text/markdown' }],
    ['by the Accept header that prefers it', `${PAGE}/`, { accept: 'text/html;q=0.5, text/markdown' }],
    ['by its address, whatever is accepted', `${PAGE}.md`, { accept: 'text/html' }],
  ])('is returned %s, with the sources of the demos', async (name, path, headers) => {
    const response = await request(path, { headers });
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
    expect(text).toMatch(/^# Rich Tree View - Focus\n/);
    expect(text).toContain('export default function TrackFocus()');
    expect(text).toContain('export default function ApiFocus()');
    expect(text).toContain(TS_LINE);
    expect(text).not.toContain('::demo');
  });

  it('has the stylesheet after the source of a CSS demo, and nowhere else', async () => {
    const styled = '/x/react-tree-view/simple-tree-view/customization.md';
    const css = await getText(styled, { cookie: 'codeStyling=css' });
    expect(css).toMatch(
      /```tsx title="src\/StyledItems\.tsx"\n[^`]*import '\.\/StyledItems\.css';[^`]*```\n\n```css title="src\/StyledItems\.css"\n\.help-topics \{/,
    );
    expect(await getText(styled)).not.toContain('```css');
  });

  it.each([
    ['', 'Also needs: @mui/icons-material@7'],
    ['/zh', '还需要安装：@mui/icons-material@7'],
  ])('names the packages that a demo needs beside those of its page: %s', async (language, sentence) => {
    const page = `${language}/x/react-data-grid/list-view`;
    const markdown = await getText(`${page}.md`);
    expect(markdown.split(sentence).slice(1)).toSatisfy((after: string[]) =>
      after.every((text) => /^\n\n```tsx title="src\/(?:EditInList|PhoneList)\.tsx"/.test(text)),
    );
    const article = await getText(`${page}/`);
    for (const text of [markdown, article]) expect(text.split(sentence)).toHaveLength(3);
  });

  it('names demos as JavaScript files for a JS cookie, even if both sources are the same', async () => {
    const text = await getText('/x/react-charts.md', { cookie: 'codeVariant=JS' });
    expect(text).toContain('export default function EnergyPie()');
    expect(text.match(/^```.*\b(?:EnergyPie|SeasonBars|ReservoirArea)\.tsx?\b.*$/gm)).toBeNull();
  });

  it('is in the language of the address', async () => {
    expect(await getText('/zh/x/react-tree-view.md')).toMatch(/^# .*\p{Script=Han}/u);
  });

  it('falls back to English without a translation', async () => {
    // Without the last line, which is in the language of the address.
    const [translated, english] = await Promise.all(
      [`/zh${UNTRANSLATED}.md`, `${UNTRANSLATED}.md`].map(async (path) => (await getText(path)).replace(/\n.+\n$/, '')),
    );
    expect(translated).toContain('> 此页尚未翻译');
    expect(english).toMatch(/^# .+\n/);
    const withoutNotice = translated?.replace(/^> 此页尚未翻译.*\n\n/m, '');
    expect(withoutNotice).toBe(english?.replaceAll(`](${siteOrigin()}/x/`, `](${siteOrigin()}/zh/x/`));
  });

  it.each([
    [`${PAGE}.md`, `${PAGE}/`],
    ['/zh/x/react-tree-view.md', '/zh/x/react-tree-view/'],
    [`/zh${UNTRANSLATED}.md`, `${UNTRANSLATED}/`],
  ])('%s names %s as canonical', async (path, page) => {
    for (let time = 0; time < 2; time += 1) {
      const response = await request(path);
      await response.text();
      expect(response.headers.get('Link')).toBe(`<${siteOrigin()}${page}>; rel="canonical"`);
    }
  });

  it.each([
    [`${PAGE}.md?variant=js`, {}, JS_LINE],
    [`${PAGE}/?variant=js`, { accept: 'text/markdown' }, JS_LINE],
    [`${PAGE}.md?variant=ts&styling=css`, { cookie: 'codeVariant=JS; codeStyling=tailwind' }, TS_LINE],
  ])('%s takes precedence over the cookie', async (path, headers, line) => {
    expect(await getText(path, headers)).toContain(line);
  });

  it.each(
    ['', '/zh'].flatMap((prefix) =>
      ['charts', 'data-grid', 'date-pickers', 'tree-view']
        .map((library) => `${library}/errors`)
        .concat('date-pickers/pickers-text-field')
        .map((page) => [prefix, page] as const),
    ),
  )('links twins in its language alone: %s/x/api/%s', async (prefix, page) => {
    const text = await getText(`${prefix}/x/api/${page}.md`);
    const links = siteLinks(text).map(({ pathname, hash }) => pathname + hash);
    const isTwin = (link: string) => /^\/x\/.*\.md(?:#|$)/.test(link.slice(prefix.length)) && link.startsWith(prefix);
    expect(links.filter((link) => !isTwin(link))).toEqual([]);
    if (page === 'tree-view/errors') expect(links.length).toBeGreaterThan(0);
  });

  it.each(['/x/react-tree-view', '/zh/x/api/data-grid/data-grid', '/api'])(
    'ends with one line that leads programs on, and names the version: %s',
    async (path) => {
      const text = await getText(`${path}.md`);
      const address = `${siteOrigin()}${path.startsWith('/zh/') ? '/zh' : ''}/x/introduction/for-agents.md`;
      expect(text.trimEnd().split('\n').at(-1)).toContain(`](${address})`);
      expect(text.split(address)).toHaveLength(2);
      expect(text.trimEnd().split('\n').at(-1)).toContain(EXAMPLES_VERSION);
    },
  );

  it('is linked from its page', async () => {
    const html = await getText(`${PAGE}/`);
    expect(getTags(html, 'link')).toContainEqual(
      expect.objectContaining({ rel: 'alternate', type: 'text/markdown', href: `${PAGE}.md` }),
    );
  });

  it.each(['/x/.md', '/.md'])('is a 404 at %s', async (path) => {
    expect((await request(path)).status).toBe(404);
  });

  it.each([
    ['/x/nothing.md', {}],
    ['/x/nothing/', { accept: 'text/markdown' }],
  ])('is a 404 in Markdown for a page that does not exist: %s %j', async (path, headers) => {
    const response = await request(path, { headers });
    expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'text/markdown; charset=utf-8']);
    expect(await response.text()).toMatch(/^# This page does not exist\n[^]*\n- \[.+\]\(http.+\/x\/.+\.md\)\n$/);
  });

  it('has the anchors of a translated page', async () => {
    const path = '/zh/x/react-tree-view/rich-tree-view/expansion';
    const html = await getText(`${path}/`);
    const ids = [...getTags(html, 'h2'), ...getTags(html, 'h3')].flatMap(({ id }) => id ?? []);
    const text = await getText(`${path}.md`);
    expect(ids.length).toBeGreaterThan(2);
    for (const id of ids) expect(text).toMatch(new RegExp(`^##+ .* <a id="${id}"></a>$`, 'm'));
  });

  it.each([
    '/x/api/data-grid/data-grid',
    '/x/api/data-grid/grid-col-def',
    '/x/api/data-grid',
    '/x/api/tree-view/errors',
    '/x/api/tree-view/sizes',
    '/x/api/tree-view/changes',
    '/api',
  ])('has the anchors of the reference page %s, and links to anchors that exist, in each language', async (path) => {
    const getIds = (text: string) => [...text.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id);
    for (const prefix of ['', '/zh']) {
      const html = await getText(`${prefix}${path}/`);
      const ids = getIds(/<article[^]*<\/article>/.exec(html)?.[0] ?? '');
      const text = await getText(`${prefix}${path}.md`);
      const own = getIds(text);
      expect(own.length).toBeGreaterThan(1);
      expect(ids).toEqual(expect.arrayContaining(own));
      const anchors = ids.filter((id) => /^(?:prop|slot|class|error)-/.test(id));
      expect(anchors.filter((id) => !own.includes(id))).toEqual([]);
      for (const { pathname, hash } of siteLinks(text)
        .filter((link) => link.hash !== '')
        .slice(0, 3)) {
        const ids = getIds(await getText(pathname));
        expect([pathname, ids]).toEqual([pathname, expect.arrayContaining([hash.slice(1)])]);
      }
    }
  });

  it.each([
    '/llms-full.txt',
    '/zh/llms-full.txt',
    '/llms.txt',
    '/zh/x/react-charts/llms.txt',
    '/x/nothing.md',
    '/zh/x/introduction.md',
    '/x/api/data-grid/data-grid.md',
  ])('is plain, with absolute links alone: %s', async (path) => {
    const text = (await getText(path)).replace(/^[ >]*(`{3,})[^]*?^[ >]*\1$|(`+)[^`\n]+\2/gm, '');
    // Relative links, blocks of ours, alerts, the placeholder of the origin.
    expect(text.match(/.*(?:\]\((?!https?:)|^[ >]*:::?|^> \[!|\.invalid).*/gm) ?? []).toEqual([]);
    expect(text).toContain(`](${siteOrigin()}/`);
  });

  it('only links to pages that exist', async () => {
    const text = await getText('/x/react-tree-view.md');
    const links = siteLinks(text).map(({ pathname }) => pathname);
    expect(links.length).toBeGreaterThan(0);
    for (const path of new Set(links)) expect([path, (await request(path)).status]).toEqual([path, 200]);
  });
});
