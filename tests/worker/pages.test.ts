import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import zh from '../../locales/zh.json' with { type: 'json' };
import { CODE_GROUPS_KEY } from '../../client/browser/inline/state.ts';
import { getInside, getLink, getMeta, getTags, readText } from '../support/html.ts';
import { getText, request, siteOrigin } from '../support/sites.ts';
import { createTestedContext } from '../support/tested-site.ts';

const { content } = createTestedContext();

/**
 * Path, language tag, source below `tests/fixture/`, product and category.
 */
const PAGES: [path: string, tag: string, file: string, product: string, category: string][] = [
  ['/x/introduction/', 'en', 'introduction/index.md', 'null', 'x'],
  ['/zh/x/introduction/', 'zh-CN', 'introduction/index.zh.md', 'null', 'x'],
  ['/x/react-data-grid/', 'en', 'react-data-grid/index.md', 'x-data-grid', 'x'],
  ['/x/react-date-pickers/', 'en', 'react-date-pickers/index.md', 'x-date-pickers', 'x'],
  ['/x/react-charts/', 'en', 'react-charts/index.md', 'x-charts', 'x'],
  ['/x/react-tree-view/', 'en', 'react-tree-view/index.md', 'x-tree-view', 'x'],
  ['/zh/x/react-tree-view/quickstart/', 'zh-CN', 'react-tree-view/quickstart/index.zh.md', 'x-tree-view', 'x'],
];

/** A page of the fixture that has no Chinese translation. */
const UNTRANSLATED = '/x/react-data-grid/row-pinning/';

/** Paths without a page, with their product and category. */
const OWNERS: [path: string, product: string, category: string][] = [
  ['/zh/x/react-data-grid/nothing/?a=/x/react-charts/', 'x-data-grid', 'x'],
  ['/material-ui/nothing/', 'material-ui', 'core'],
  ['/versions/', 'docs', 'null'],
];

/** A page whose demos differ by variant, and a line unique to each. */
const DEMO_PAGE = '/x/react-tree-view/rich-tree-view/focus/';
const TS_LINE = 'React.useState<string | null>(null)';
const JS_LINE = 'React.useState(null)';

describe('pages', () => {
  it.each([
    ['/x/react-tree-view/quickstart/', true],
    [DEMO_PAGE, false],
  ])('%s restores the tabs of code groups if it has any: %s', async (path, hasGroups) => {
    const html = await getText(path);
    expect(getTags(html, 'div').some(({ class: name }) => name === 'codegroup')).toBe(hasGroups);
    expect(html.includes(CODE_GROUPS_KEY)).toBe(hasGroups);
  });

  it.each(PAGES)('%s has the correct metadata', async (path, tag, file, product, category) => {
    const response = await request(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(getTags(html, 'html')[0]?.lang).toBe(tag);
    const title = /^title: (.*)$/m.exec(readFileSync(join(content, file), 'utf8'))?.[1];
    expect(readText(getInside(html, 'title') ?? '')).toContain(title);
    expect(getLink(html, 'canonical')).toBe(siteOrigin() + path);
    expect(getMeta(html, 'docs:product-id')).toBe(product);
    expect(getMeta(html, 'docs:product-category-id')).toBe(category);
    const alternates = new Map(
      getTags(html, 'link').flatMap((link) => (link.hreflang ? [[link.hreflang, link.href]] : [])),
    );
    const english = siteOrigin() + path.replace(/^\/zh\//, '/');
    const isTranslated = existsSync(join(content, file.replace(/index.*/, 'index.zh.md')));
    const own = { en: english, 'x-default': english };
    const both = { ...own, 'zh-CN': english.replace('/x/', '/zh/x/') };
    expect(Object.fromEntries(alternates)).toEqual(isTranslated ? both : own);
    const navigation = getInside(html, 'nav', { id: 'navigation' }) ?? '';
    expect(getTags(navigation, 'a').filter((link) => link['aria-current'] === 'page')).toMatchObject([{ href: path }]);
  });

  it.each(OWNERS)('%s, which does not exist, has product %s and category %s', async (path, product, category) => {
    const html = await getText(path);
    expect([getMeta(html, 'docs:product-id'), getMeta(html, 'docs:product-category-id')]).toEqual([product, category]);
  });

  it.each<[string, string, string | undefined, 'TS' | 'JS']>([
    ['by default', '', undefined, 'TS'],
    ['with the cookie', '', 'codeVariant=JS', 'JS'],
    ['with a broken cookie before it', '', '%%%; =; codeVariant=JS', 'JS'],
    ['with the query', '?variant=js', undefined, 'JS'],
    ['with the query against the cookie', '?variant=ts', 'codeVariant=JS', 'TS'],
    ['with an unknown query', '?variant=coffee', 'codeVariant=JS', 'JS'],
  ])('shows code %s', async (name, query, cookie, variant) => {
    const text = readText(await getText(DEMO_PAGE + query, cookie === undefined ? {} : { cookie }));
    expect([text.includes(TS_LINE), text.includes(JS_LINE)]).toEqual([variant === 'TS', variant === 'JS']);
  });

  it('shows the English text of an untranslated page, with a notice', async () => {
    const path = UNTRANSLATED;
    const html = await getText(`/zh${path}`);
    expect(getTags(html, 'html')[0]?.lang).toBe('zh-CN');
    expect(getTags(html, 'article')[0]?.lang).toBe('en');
    expect(readText(html)).toContain(zh['page.untranslated']);
    expect(getLink(html, 'canonical')).toBe(siteOrigin() + path);
    expect(getTags(html, 'link').some(({ hreflang }) => hreflang === 'zh-CN')).toBe(false);
    const english = getInside(await getText(path), 'article') ?? '';
    expect(getInside(html, 'article')).toContain(getInside(english, 'p'));
  });

  it('shows no notice on a translated page', async () => {
    const html = await getText('/zh/x/react-tree-view/');
    expect(readText(html)).not.toContain(zh['page.untranslated']);
    expect(getTags(html, 'article')[0]?.lang ?? 'zh-CN').toBe('zh-CN');
  });

  it.each(['', '/zh'])('shows %s/playground/… without bar or navigation', async (prefix) => {
    const whole = await getText(`${prefix}/x/react-tree-view/`);
    const response = await request(`${prefix}/playground/x/react-tree-view/`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect([whole, html].map((page) => getInside(page, 'nav', { id: 'navigation' }) !== undefined)).toEqual([
      true,
      false,
    ]);
    expect([whole, html].map((page) => getTags(page, 'form').some(({ role }) => role === 'search'))).toEqual([
      true,
      false,
    ]);
    expect(getInside(html, 'article')).toBe(getInside(whole, 'article'));
  });

  it.each(['/x/react-tree-view/', '/zh/x/react-tree-view.md', '/x/nothing/', '/sitemap.xml', '/x/search/?q=tree'])(
    'responds to HEAD %s like GET, without a body',
    async (path) => {
      const [get, head] = [await request(path), await request(path, { method: 'HEAD' })];
      expect(await head.text()).toBe('');
      expect(head.status).toBe(get.status);
      for (const name of [
        'Content-Type',
        'Content-Language',
        'ETag',
        'Vary',
        'Cache-Control',
        'Link',
        'Content-Security-Policy',
      ]) {
        expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
      }
      expect((await get.text()).length).toBeGreaterThan(0);
    },
  );
});
