import { describe, expect, it } from 'vitest';
import pagesByVersion from '../../content/pages-by-version.json' with { type: 'json' };
import { PRODUCTS } from '../../site/products.ts';
import { CURRENT_VERSION, EXAMPLES_VERSION, OLDER_VERSIONS } from '../../site/versions.ts';
import { elementsOf, insideOf, tagsOf, textOf } from '../support/html.ts';
import { siteOrigin } from '../support/sites.ts';

const htmlOf = async (path: string) => (await fetch(siteOrigin() + path)).text();

/** HTML of a menu of the bar, by class name. */
const menuOf = (html: string, name: string) => insideOf(html, 'details', { class: `menu ${name}` }) ?? '';

const hostOf = (version: string) => `https://${version}.mui.com`;

describe('the product identity of a page', () => {
  it.each([
    ['/x/introduction/', 'MUI X'],
    ['/x/react-data-grid/', 'MUI XData Grid'],
    ['/x/react-date-pickers/', 'MUI XDate Pickers'],
    ['/x/react-charts/', 'MUI XCharts'],
    ['/x/api/tree-view/tree-item/', 'MUI XTree View'],
    ['/zh/x/react-tree-view/', 'MUI X树形视图'],
  ])('is above the navigation of %s: %s', async (path, identity) => {
    expect(textOf(insideOf(await htmlOf(path), 'p', { class: 'nav-title' }) ?? '')).toBe(identity);
  });
});

it.each(['', '/zh'])('general pages have one name in menu, navigation and search (%s)', async (prefix) => {
  const start = await htmlOf(`${prefix}/x/introduction/`);
  const name = textOf(insideOf(start, 'p', { class: 'nav-title' }) ?? '');
  const [button = '', entry = ''] = [
    insideOf(menuOf(start, 'products'), 'span', { class: 'cut' }),
    insideOf(menuOf(start, 'products'), 'strong'),
  ].map((html) => textOf(html ?? ''));
  const search = await htmlOf(`${prefix}/x/search/?q=licensing`);
  const general = elementsOf(search, 'option').find(({ attributes }) => attributes.value === 'general');
  expect([button, entry, textOf(general?.inner ?? '')]).toEqual([name, name, name]);
});

describe('the product switcher', () => {
  it.each([
    ['/x/react-charts/', ''],
    ['/zh/x/react-tree-view/quickstart/', '/zh'],
    ['/x/introduction/', ''],
  ])('of %s links to every library and marks the current one', async (path, prefix) => {
    const links = tagsOf(menuOf(await htmlOf(path), 'products'), 'a');
    const starts = ['/x/introduction', ...PRODUCTS.map(({ start }) => start)];
    expect(links.map(({ href }) => href)).toEqual([
      ...starts.map((start) => `${prefix}${start}/`),
      `${prefix}/x/search/#a-to-z`,
    ]);
    const current = PRODUCTS.find(({ folder }) => path.includes(folder))?.start ?? '/x/introduction';
    expect(links.filter((link) => link['aria-current'] === 'true').map(({ href }) => href)).toEqual([
      `${prefix}${current}/`,
    ]);
  });
});

describe('the version menu', () => {
  const has: Partial<Record<string, readonly string[]>> = pagesByVersion;

  it.each([
    '/x/introduction/licensing/',
    '/x/react-data-grid/sorting/',
    '/x/react-charts/',
    '/x/react-tree-view/rich-tree-view/ordering/',
  ])('of %s links to the same page in each version that has it, and says where it is missing', async (path) => {
    const key = path.slice(0, -1);
    const menu = menuOf(await htmlOf(path), 'versions');
    const links = elementsOf(menu, 'a').map(({ attributes, inner }) => ({
      href: attributes.href,
      text: textOf(inner),
    }));
    const older = OLDER_VERSIONS.filter((version) => links.some(({ href }) => href?.startsWith(hostOf(version))));
    expect(links[0]).toEqual({
      href: path,
      text: `v${CURRENT_VERSION}this version; examples run on ${EXAMPLES_VERSION}`,
    });
    expect(links).toHaveLength(1 + older.length);
    expect(older.length).toBeGreaterThan(0);
    for (const version of older) {
      const link = links.find(({ href }) => href?.startsWith(hostOf(version)));
      const isThere = has[version]?.includes(key) ?? false;
      expect([version, link?.href === hostOf(version) + path]).toEqual([version, isThere]);
      expect(link?.text).toBe(isThere ? version : `${version}start page: this page is not in ${version}`);
    }
  });

  it('only lists versions that include the product', async () => {
    const versionsOf = async (path: string) => {
      const links = tagsOf(menuOf(await htmlOf(path), 'versions'), 'a');
      return OLDER_VERSIONS.filter((version) => links.some(({ href }) => href?.startsWith(hostOf(version))));
    };
    for (const { start, folder } of PRODUCTS) {
      const existing = OLDER_VERSIONS.filter((version) => has[version]?.some((key) => key.split('/')[2] === folder));
      expect([start, await versionsOf(`${start}/`)]).toEqual([start, existing]);
    }
  });
});

describe('a paid plan', () => {
  const PRO_PAGE = '/x/react-tree-view/rich-tree-view/ordering/';

  it('is a label in the navigation and on the page, with an accessible name', async () => {
    const html = await htmlOf(PRO_PAGE);
    const navigation = insideOf(html, 'nav', { id: 'navigation' }) ?? '';
    expect(insideOf(navigation, 'a', { href: PRO_PAGE, 'aria-current': 'page' })).toContain('Pro plan');
    expect(insideOf(html, 'main')).toContain('Pro plan');
  });

  it('restricts nothing: its pages are public and set no cookie', async () => {
    const response = await fetch(siteOrigin() + PRO_PAGE);
    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([200, null]);
    expect(tagsOf(await response.text(), 'figure').length).toBeGreaterThan(0);
  });
});
