import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import list from '../../content/reference-list.json' with { type: 'json' };
import { readWrittenPages } from '../support/browser/pages.ts';
import { getElements, getInside, getLink, getMeta, getTags, readText } from '../support/html.ts';
import { siteOrigin } from '../support/sites.ts';

const GRID = '/x/api/data-grid/data-grid/';
const KB = 1024;

const get = async (path: string) => {
  const response = await fetch(siteOrigin() + path);
  return { status: response.status, url: new URL(response.url).pathname, html: await response.text() };
};

/** Where a guide says that the changes in the names that it uses are listed. */
const getChangesLink = (html: string) =>
  getTags(html, 'a')
    .map(({ href }) => href)
    .find((href) => href?.includes('/changes/#'));

/** Descriptions without Chinese characters and without a mark for untranslated text. */
function englishDescriptions(html: string): string {
  const descriptions = [...html.matchAll(/<div>(<p>.*?)<\/div>/gs)].map(([, text = '']) => readText(text));
  expect(descriptions.length).toBeGreaterThan(5);
  return descriptions.filter((text) => !/\p{Script=Han}/u.test(text)).join('\n');
}

/** Listed pages whose component or interface was renamed. */
const RENAMED: Record<string, string> = {
  '/x/api/data-grid/grid-list-col-def': '/x/api/data-grid/grid-list-view-col-def',
};

describe('pages of the reference', () => {
  it.each(['', '/zh'])(
    'all exist or redirect to their new name, in the language %s',
    { timeout: 300_000 },
    async (prefix) => {
      const wrong: string[] = [];
      for (const { key, name } of list) {
        const { status, url, html } = await get(`${prefix}${key}/`);
        const isRight =
          status === 200 &&
          url === `${prefix}${RENAMED[key] ?? key}/` &&
          (key in RENAMED || html.includes(`>${name} API`));
        if (!isRight) wrong.push(`${prefix}${key}/ ${status} ${url}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    '/api/',
    '/zh/api/',
    '/x/api/charts/',
    '/zh/x/api/tree-view/',
    '/x/api/date-pickers/changes/',
    '/zh/x/api/data-grid/changes/',
    '/x/api/charts/next/',
    '/zh/x/api/tree-view/next/',
  ])('%s is an index page', async (path) => {
    const { status, html } = await get(path);
    expect(status).toBe(200);
    expect(getTags(html, 'a').filter(({ href }) => href?.includes('/x/api/')).length).toBeGreaterThan(10);
  });

  it('exist in both languages, with English texts marked in Chinese pages', async () => {
    const [english, chinese] = await Promise.all([get(GRID), get(`/zh${GRID}`)]);
    expect(readText(english.html)).toContain('CSS classes');
    expect(readText(chinese.html)).toContain('CSS 类');
    expect(englishDescriptions(english.html)).toContain('Callback fired when');
    expect(englishDescriptions(chinese.html)).toBe('');
    expect(getLink(chinese.html, 'canonical')).toMatch(/\/zh\/x\/api\/data-grid\/data-grid\/$/);
    expect(getMeta(chinese.html, 'docs:product-id')).toBe('x-data-grid');
  });

  it('load their own stylesheet and module, which other pages do not', async () => {
    const files = (html: string) =>
      [...getTags(html, 'link'), ...getTags(html, 'script')].map(({ href, src }) => href ?? src ?? '');
    const ofReference = (html: string) => files(html).filter((file) => file.includes('/reference'));
    expect(ofReference((await get(GRID)).html)).toHaveLength(2);
    expect(ofReference((await get('/x/react-data-grid/')).html)).toHaveLength(0);
  });

  it('have a Markdown twin', async () => {
    const { status, html } = await get('/x/api/data-grid/data-grid.md');
    expect(status).toBe(200);
    expect(html).toMatch(/^# DataGrid API\n/);
    expect(html).toContain("import { DataGrid } from '@mui/x-data-grid';");
    expect(html).toContain('### Rows and pages <a id="props-rows"></a>');
    expect(html).toContain('### onRowSelectionModelChange');
    expect(html).toMatch(/\[Example\]\(http[^)]*\/x\/react-data-grid\/[^)#]*\.md\) \(`\w+`\)/);
    expect(html).toContain(
      '- `row--lastVisible` <a id="class-row--lastVisible"></a> → `.MuiDataGrid-row--lastVisible`',
    );
  });

  it('name the familiar ones of the props that React declares for every element', async () => {
    const { html } = await get('/x/api/charts/bar-chart.md');
    expect(html).toMatch(
      /^- `DOMAttributes` \(react\): \d{3} props, among them onBlur, onClick, .*\(\[Documentation for DOMAttributes\]\(https:/m,
    );
    expect(html).not.toContain('onAnimationIterationCapture');
  });
});

describe('pages of messages', () => {
  it.each(['/x/api/data-grid/errors/', '/zh/x/api/data-grid/errors/'])(
    '%s have an entry for each message',
    async (path) => {
      const { status, html } = await get(path);
      expect(status).toBe(200);
      const ids = getTags(html, 'tr').flatMap(({ id }) => (id?.startsWith('error-') ? [id] : []));
      expect(ids.length).toBeGreaterThan(100);
      expect(getInside(html, 'tr', { id: 'error-no-row-with-id-found' })).toContain('<var>id</var>');
      expect(gzipSync(html).length).toBeLessThanOrEqual(60 * KB);
    },
  );

  it('are linked from the index of their library', async () => {
    const { html } = await get('/x/api/data-grid/');
    expect(getTags(html, 'a').map(({ href }) => href)).toContain('/x/api/data-grid/errors/');
  });

  it('have a Markdown twin', async () => {
    const { html } = await get('/x/api/tree-view/errors.md');
    expect(html).toContain('### error-could-not-find-the-tree-view-context');
    expect(html).toContain('**Cause**: ');
  });
});

describe('pages of sizes', () => {
  it.each(['/x/api/charts/sizes/', '/zh/x/api/charts/sizes/', '/x/api/data-grid/sizes/'])(
    '%s list imports, the largest first',
    async (path) => {
      const { status, html } = await get(path);
      expect(status).toBe(200);
      const sizes = getTags(html, 'td').flatMap(({ 'data-bytes': bytes }) => bytes ?? []);
      const alone = sizes.map(Number).filter((_, at) => at % 3 === 0);
      expect(alone.length).toBeGreaterThan(60);
      expect(alone).toEqual([...alone].sort((a, b) => b - a));
      expect(gzipSync(html).length).toBeLessThanOrEqual(60 * KB);
    },
  );

  it('are linked from the index of their library and from its components', async () => {
    for (const path of ['/x/api/charts/', '/x/api/charts/bar-chart/', '/x/api/charts/charts-axis/']) {
      expect(getTags((await get(path)).html, 'a').map(({ href }) => href)).toContain('/x/api/charts/sizes/');
    }
  });

  it('have a Markdown twin', async () => {
    const { html } = await get('/x/api/tree-view/sizes.md');
    expect(html).toMatch(/\| `RichTreeViewPro` \| Component \| [\d.]+ kB \| [\d.]+ kB \| [\d.]+ kB/);
    expect(html).toMatch(/\| `useTreeItemUtils` \| Hook \| /);
  });

  it.each([
    [
      '/x/api/charts/bar-chart.md',
      /^Compressed size: \d+ kB \+ \d+ kB of Material UI\. The other imports are compared with this one\.$/m,
    ],
    ['/x/api/charts/charts-axis.md', /^Compressed size: .* Adds nothing to an application that uses `BarChart`\.$/m],
    ['/zh/x/api/charts/line-chart.md', /^压缩后体积：\d+ kB .*已经使用 `BarChart` 的应用会增加 [\d.]+ kB/m],
  ])('%s says the same in its component', async (path, text) => {
    expect((await get(path)).html).toMatch(text);
  });
});

describe('other versions', () => {
  it('mark what came with a minor version, and what the next major version changes', async () => {
    const { html } = await get('/x/api/charts/bar-chart/');
    expect(readText(getInside(html, 'tr', { id: 'prop-showToolbar' }) ?? '')).toContain('Since 8.5');
    const gone = getInside(html, 'tr', { id: 'prop-barLabel' }) ?? '';
    expect(readText(gone)).toContain('Removed in 9');
    expect(gone).toContain('href="/x/api/charts/next/#BarChart"');
  });

  it('have a page for the next major version, linked from the index of the library', async () => {
    const index = await get('/zh/x/api/charts/');
    expect(getTags(index.html, 'a').map(({ href }) => href)).toContain('/zh/x/api/charts/next/');
    const { html } = await get('/zh/x/api/charts/next/');
    expect(readText(html)).toContain('版本 9 的变化');
    expect(getTags(html, 'a').map(({ href }) => href)).toContain('/zh/x/api/charts/bar-chart/#prop-barLabel');
  });

  it('are found by search', async () => {
    const { html } = await get('/x/search/?q=charts+version+9+changes');
    expect(getTags(html, 'a').map(({ href }) => href)).toContain('/x/api/charts/next/');
  });

  it('link to the guide to a migration, if there is one', async () => {
    const { html } = await get('/x/api/date-pickers/changes/');
    expect(getTags(html, 'a').map(({ href }) => href)).toContain('/x/migration/migration-pickers-v7/');
    expect(html).toContain('id="guides"');
    expect((await get('/x/api/date-pickers/next/')).html).not.toContain('id="guides"');
  });

  it('stand in the Markdown too', async () => {
    const entry = (await get('/x/api/charts/bar-chart.md')).html;
    expect(entry).toMatch(/### showToolbar .*\n\n.*\(.*Since 8\.5/);
    expect((await get('/x/api/charts/next.md')).html).toContain('## BarChart <a id="BarChart"></a>');
    expect((await get('/zh/x/api/data-grid/changes.md')).html).toMatch(
      /^### \[.+\]\(\S*\/zh\/x\/react-data-grid\/components\.md\) <a id="react-data-grid-components"><\/a>\n\n[^#]*\[DataGrid\]\(\S+\): 自 8.* `showToolbar`$/m,
    );
  });

  it('are told at the end of a guide’s Markdown, for the names that it uses', async () => {
    const english = (await get('/x/react-data-grid/components.md')).html;
    expect(english).toMatch(/## What changed on this page since v7\n[^#]*\[DataGrid\]\([^)]*\): .*`showToolbar`/);
    const chinese = (await get('/zh/x/react-data-grid/components.md')).html;
    expect(chinese).toMatch(/## 本页内容自 v7 以来的变化\n[^#]*`showToolbar`/);
  });

  it.each([
    [
      '/x/react-data-grid/components/',
      'Changes since v7',
      /DataGrid: Since 8: Prop showToolbar.*ToolbarButton: Since 8/,
    ],
    ['/zh/x/react-data-grid/components/', '自 v7 以来的变化', /DataGrid: .*showToolbar/],
  ])('are linked from %s, where the reference lists them by guide', async (path, title, item) => {
    const { html } = await get(path);
    const href = getChangesLink(html) ?? '';
    expect(readText(getInside(html, 'a', { href }) ?? '')).toBe(title);
    const [page = '', id = ''] = href.split('#');
    const list = (await get(page)).html;
    const from = list.indexOf(`<h3 id="${id}"><a href="${path}">`);
    expect(from).toBeGreaterThan(0);
    const items = list.slice(from, list.indexOf('</ul>', from));
    expect(readText(items)).toMatch(item);
    expect(items).toContain(path.replace(/x\/.*/, 'x/api/data-grid/data-grid/#prop-showToolbar'));
    expect(items).toContain('<a href="#DataGrid"');
    const guides = getTags(list, 'h3').flatMap((guide) => guide.id ?? []);
    expect(guides.filter((guide) => !guide.startsWith('react-data-grid'))).toEqual([]);
    expect(list).not.toContain('<ul class="change-list"></ul>');
  });

  it('are linked from all guides that use changed names, and from no other page', { timeout: 300_000 }, async () => {
    const seen = { linked: 0, others: 0 };
    for (const path of (await readWrittenPages()).flatMap((path) => [path, `/zh${path}`])) {
      const [{ html }, markdown] = await Promise.all([get(path), get(path.replace(/\/$/, '.md'))]);
      const isTold = /^## (?:What changed on this page since v7|本页内容自 v7 以来的变化)$/m.test(markdown.html);
      expect(`${path} ${getChangesLink(html) !== undefined}`).toBe(`${path} ${isTold}`);
      seen[isTold ? 'linked' : 'others'] += 1;
    }
    expect(seen.linked).toBeGreaterThan(20);
    expect(seen.others).toBeGreaterThan(10);
  });
});

describe('links', () => {
  it('lead from a guide to its reference, and back to the guide and its demos', async () => {
    const guide = await get('/x/react-data-grid/');
    expect(getTags(guide.html, 'a').map(({ href }) => href)).toContain(GRID);
    const hrefs = getTags((await get(GRID)).html, 'a').map(({ href }) => href);
    expect(hrefs).toContain('/x/react-data-grid/');
    expect(hrefs).toContain('/x/react-data-grid/#SortedFilteredGrid');
  });

  it('lead from a part to the playground of the component that shows it', async () => {
    const hrefs = getTags((await get('/x/api/charts/bar-plot/')).html, 'a').map(({ href }) => href);
    expect(hrefs).toContain('/x/api/charts/bar-chart/#playground');
    expect(getElements((await get('/x/api/charts/bar-chart/')).html, 'h2', { id: 'playground' })).toHaveLength(1);
  });

  it('lead from types to their pages', async () => {
    expect(getInside((await get(GRID)).html, 'tr', { id: 'prop-columns' })).toContain(
      '<a href="/x/api/data-grid/grid-col-def/">GridColDef</a>',
    );
  });
});

describe('weight', () => {
  it.each([GRID, `/zh${GRID}`, '/x/api/data-grid/data-grid-premium/'])(
    '%s has at most 60 KB of compressed HTML',
    async (path) => {
      const { html } = await get(path);
      expect(gzipSync(html).length).toBeLessThanOrEqual(60 * KB);
      const rows = getTags(html, 'tr').filter(({ id }) => /^(?:prop|slot|class)-/.test(id ?? ''));
      expect(rows.length).toBeGreaterThan(400);
    },
  );
});

describe('machine translation', () => {
  it.each(['', '/zh'])('leaves the names of the reference alone, in every kind of page: %s', async (prefix) => {
    const getHtml = async (path: string) => (await fetch(siteOrigin() + prefix + path)).text();
    const isName = (tag: { translate?: string | undefined }) => tag.translate === 'no';
    const rows = getInside(await getHtml('/x/api/tree-view/tree-item/'), 'article') ?? '';
    const heads = getElements(rows, 'th', { scope: 'row' });
    expect(heads.length).toBeGreaterThan(10);
    for (const { inner } of heads) expect(getTags(inner, 'a')[0]).toSatisfy(isName);
    const errors = getInside(await getHtml('/x/api/tree-view/errors/'), 'article') ?? '';
    for (const { inner } of getElements(errors, 'th', { scope: 'row' }))
      expect(getTags(inner, 'a')[0]).toSatisfy(isName);
    const index = getInside(await getHtml('/x/api/tree-view/'), 'article') ?? '';
    expect(getTags(index, 'a').find(({ href }) => href?.endsWith('/tree-item/'))).toSatisfy(isName);
    const lists = getElements(await getHtml('/api/'), 'ul', { class: 'ref-names' });
    expect(lists.length).toBeGreaterThan(3);
    for (const { attributes } of lists) expect(attributes).toSatisfy(isName);
  });
});
