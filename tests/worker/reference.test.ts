import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import list from '../../content/reference-list.json' with { type: 'json' };
import { insideOf, linkOf, metaOf, tagsOf, textOf } from '../setup/html.ts';

const GRID = '/x/api/data-grid/data-grid/';
const KB = 1024;

const get = async (path: string) => {
  const response = await fetch(inject('siteUrl') + path);
  return { status: response.status, url: new URL(response.url).pathname, html: await response.text() };
};

/** Descriptions without Chinese characters and without a mark for untranslated text. */
function englishDescriptions(html: string): string {
  const descriptions = [...html.matchAll(/<div>(<p>.*?)<\/div>/gs)].map(([, text = '']) => textOf(text));
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
  ])('%s is an index page', async (path) => {
    const { status, html } = await get(path);
    expect(status).toBe(200);
    expect(tagsOf(html, 'a').filter(({ href }) => href?.includes('/x/api/')).length).toBeGreaterThan(10);
  });

  it('exist in both languages, with English texts marked in Chinese pages', async () => {
    const [english, chinese] = await Promise.all([get(GRID), get(`/zh${GRID}`)]);
    expect(textOf(english.html)).toContain('CSS classes');
    expect(textOf(chinese.html)).toContain('CSS 类');
    expect(englishDescriptions(english.html)).toContain('Callback fired when');
    expect(englishDescriptions(chinese.html)).toBe('');
    expect(linkOf(chinese.html, 'canonical')).toMatch(/\/zh\/x\/api\/data-grid\/data-grid\/$/);
    expect(metaOf(chinese.html, 'docs:product-id')).toBe('x-data-grid');
  });

  it('load their own stylesheet and module, which other pages do not', async () => {
    const files = (html: string) =>
      [...tagsOf(html, 'link'), ...tagsOf(html, 'script')].map(({ href, src }) => href ?? src ?? '');
    const ofReference = (html: string) => files(html).filter((file) => file.includes('/reference'));
    expect(ofReference((await get(GRID)).html)).toHaveLength(2);
    expect(ofReference((await get('/x/react-data-grid/')).html)).toHaveLength(0);
  });

  it('have a Markdown twin', async () => {
    const { status, html } = await get('/x/api/data-grid/data-grid.md');
    expect(status).toBe(200);
    expect(html).toMatch(/^# DataGrid API\n/);
    expect(html).toContain("import { DataGrid } from '@mui/x-data-grid';");
    expect(html).toContain('### onRowSelectionModelChange');
    expect(html).toContain(
      '- `row--lastVisible` <a id="class-row--lastVisible"></a> → `.MuiDataGrid-row--lastVisible`',
    );
  });
});

describe('pages of messages', () => {
  it.each(['/x/api/data-grid/errors/', '/zh/x/api/data-grid/errors/'])(
    '%s have an entry for each message',
    async (path) => {
      const { status, html } = await get(path);
      expect(status).toBe(200);
      const ids = tagsOf(html, 'tr').flatMap(({ id }) => (id?.startsWith('error-') ? [id] : []));
      expect(ids.length).toBeGreaterThan(100);
      expect(insideOf(html, 'tr', { id: 'error-no-row-with-id-found' })).toContain('<var>id</var>');
      expect(gzipSync(html).length).toBeLessThanOrEqual(60 * KB);
    },
  );

  it('are linked from the index of their library', async () => {
    const { html } = await get('/x/api/data-grid/');
    expect(tagsOf(html, 'a').map(({ href }) => href)).toContain('/x/api/data-grid/errors/');
  });

  it('have a Markdown twin', async () => {
    const { html } = await get('/x/api/tree-view/errors.md');
    expect(html).toContain('### error-could-not-find-the-tree-view-context');
    expect(html).toContain('**Cause**: ');
  });
});

describe('links', () => {
  it('lead from a guide to its reference, and back to the guide and its demos', async () => {
    const guide = await get('/x/react-data-grid/');
    expect(tagsOf(guide.html, 'a').map(({ href }) => href)).toContain(GRID);
    const hrefs = tagsOf((await get(GRID)).html, 'a').map(({ href }) => href);
    expect(hrefs).toContain('/x/react-data-grid/');
    expect(hrefs).toContain('/x/react-data-grid/#SortedFilteredGrid');
  });

  it('lead from types to their pages', async () => {
    expect(insideOf((await get(GRID)).html, 'tr', { id: 'prop-columns' })).toContain(
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
      const rows = tagsOf(html, 'tr').filter(({ id }) => /^(?:prop|slot|class)-/.test(id ?? ''));
      expect(rows.length).toBeGreaterThan(400);
    },
  );

  it('is in the pages, not in the worker', () => {
    expect(readFileSync('dist/generated/build.json', 'utf8')).not.toContain('rowSelectionModel');
  });
});
