import { describe, expect, it } from 'vitest';
import type { NavigationNode } from '../../../../site/protocol/prerender.ts';
import { writeNavigationFile } from '../../../../pipeline/output/asset-files.ts';
import { MAX_WHOLE_LINKS, cutBranches } from '../../../../pipeline/content/navigation/branches.ts';
import { cutNavigation } from '../../../../pipeline/content/navigation/cut.ts';
import { readNavigationFile } from '../../../../worker/content/navigation-file.ts';
import { encodeText } from '../../../../worker/http/bytes.ts';
import { navigationPieces } from '../../../../worker/render/page-navigation.ts';

const link = (id: string): NavigationNode => ({ id, title: id, href: `${id}/`, marks: [], children: [] });
const group = (id: string, children: NavigationNode[], isHeading = false): NavigationNode => ({
  id,
  title: id,
  isHeading,
  marks: [],
  children,
});
const links = (name: string, count: number) => Array.from({ length: count }, (_, at) => link(`/${name}-${at}`));

async function cut(nodes: readonly NavigationNode[]) {
  const written = new Map<string, readonly NavigationNode[]>();
  const top = await cutBranches(nodes, (id, children) => {
    written.set(id, children);
    return Promise.resolve(`/static${id}.json`);
  });
  return { top, written };
}

describe('cutBranches', () => {
  it('keeps a small tree in one piece', async () => {
    const tree = [group('/a', links('a', MAX_WHOLE_LINKS))];
    expect(await cut(tree)).toEqual({ top: tree, written: new Map() });
  });

  it('cuts all groups of a larger tree, inner ones first', async () => {
    const tree = [group('/outer', [group('/inner', links('inner', MAX_WHOLE_LINKS)), link('/last')])];
    const { top, written } = await cut(tree);
    expect(top).toMatchObject([
      { id: '/outer', children: [], branch: { address: '/static/outer.json', first: '/inner-0/' } },
    ]);
    expect(written.get('/outer')).toMatchObject([
      { id: '/inner', children: [], branch: { address: '/static/inner.json', first: '/inner-0/' } },
      { id: '/last', href: '/last/' },
    ]);
    expect(written.get('/inner')).toHaveLength(MAX_WHOLE_LINKS);
  });

  it('keeps the entries under a heading, and cuts the groups among them', async () => {
    const { top } = await cut([group('/heading', [link('/first'), group('/a', links('a', MAX_WHOLE_LINKS))], true)]);
    expect(top).toMatchObject([
      { id: '/heading', children: [{ id: '/first' }, { id: '/a', children: [], branch: {} }] },
    ]);
  });

  it('keeps a group with external links only, since it has no first page', async () => {
    const away = { ...link('https://example.com'), href: 'https://example.com', isExternal: true };
    const { top } = await cut([group('/away', [away]), group('/a', links('a', MAX_WHOLE_LINKS))]);
    expect(top[0]).toMatchObject({ id: '/away', children: [{ id: 'https://example.com' }] });
  });
});

describe('the navigation of one page', () => {
  const FILES: Record<string, string> = {
    tree:
      '<ul><li><details data-group="/a" data-branch="/a.json"><summary>A</summary><ul><li><a href="/one/">All</a></li></ul></details></li>' +
      '<li><details data-group="/b"><summary>B</summary><ul><li><a href="/three/">Three</a></li></ul></details></li></ul>',
    '/a': '<ul><li><details data-group="/a/in" data-branch="/in.json"><summary>In</summary><ul><li><a href="/one/">All</a></li></ul></details></li></ul>',
    '/a/in': '<ul><li><a href="/one/">One</a></li><li><a href="/two/">Two</a></li></ul>',
  };
  const getFile = (html: string) => encodeText(writeNavigationFile(cutNavigation(html)));
  const show = async (href: string, openGroups: string[], files = FILES) => {
    const read = (name = 'tree') => Promise.resolve(readNavigationFile(getFile(files[name] ?? '')));
    return new Blob(await navigationPieces({ href, openGroups, read })).text();
  };

  it('inserts and opens the branches that lead to the page, and marks it', async () => {
    expect(await show('/two/', ['/a', '/a/in'])).toBe(
      '<ul><li><details data-group="/a" open><summary>A</summary>' +
        '<ul><li><details data-group="/a/in" open><summary>In</summary>' +
        '<ul><li><a href="/one/">One</a></li><li><a href="/two/" aria-current="page">Two</a></li></ul></details></li></ul></details></li>' +
        '<li><details data-group="/b"><summary>B</summary><ul><li><a href="/three/">Three</a></li></ul></details></li></ul>',
    );
  });

  it('reads no branch for a group that was not cut', async () => {
    const html = await show('/three/', ['/b']);
    expect(html).toContain(
      '<details data-group="/b" open><summary>B</summary><ul><li><a href="/three/" aria-current="page">',
    );
    expect(html).toContain('data-branch="/a.json"');
  });

  it('is unchanged for a page that is not in it', async () => {
    expect(await show('/none/', ['/none'])).toBe(FILES['tree']);
  });

  it('does not mistake a branch’s placeholder link for the page', async () => {
    expect(await show('/one/', [])).toBe(FILES['tree']);
  });

  it('marks a page once, even if it is listed twice', async () => {
    const html = await show('/one/', ['/a', '/a/in'], { ...FILES, tree: `<a href="/one/">One</a>${FILES['tree']}` });
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html).toMatch(/^<a href="\/one\/" aria-current="page">/);
  });

  it('handles non-ASCII text, entities and other attributes', async () => {
    const tree =
      '<p title="数据 &lt;a href=/one/>">数据</p><details class="b" data-branch="/b.json" data-group="/b&amp;c" id="x">' +
      '<summary>B</summary><ul></ul></details><a class="a" href="/one/?a&amp;b" rel="x">One</a>';
    expect(await show('/one/?a&b', ['/b&c'], { tree, '/b&c': '<ul><li></li></ul>' })).toBe(
      '<p title="数据 &lt;a href=/one/>">数据</p><details class="b" open data-group="/b&amp;c" id="x">' +
        '<summary>B</summary><ul><li></li></ul></details><a class="a" href="/one/?a&amp;b" rel="x" aria-current="page">One</a>',
    );
  });

  it('rejects a truncated file', () => {
    expect(() => readNavigationFile(getFile(FILES['tree'] ?? '').subarray(0, -1))).toThrow(RangeError);
  });
});
