import { describe, expect, it } from 'vitest';
import pagesByVersion from '../../content/pages-by-version.json' with { type: 'json' };
import { PRODUCTS } from '../../site/products.ts';
import { CURRENT_VERSION, EXAMPLES_VERSION, OLDER_VERSIONS } from '../../site/versions.ts';
import { getElements, getInside, getTags, readText } from '../support/html.ts';
import { getText } from '../support/sites.ts';

/** HTML of a menu of the bar, by class name. */
const getMenu = (html: string, name: string) => getInside(html, 'details', { class: `menu ${name}` }) ?? '';

const getHost = (version: string) => `https://${version}.mui.com`;

describe('the product identity of a page', () => {
  it.each([
    ['/x/introduction/', 'MUI X'],
    ['/x/api/tree-view/tree-item/', 'MUI XTree View'],
    ['/zh/x/react-tree-view/', 'MUI X树形视图'],
  ])('is above the navigation of %s: %s', async (path, identity) => {
    expect(readText(getInside(await getText(path), 'p', { class: 'nav-title' }) ?? '')).toBe(identity);
  });
});

it.each(['', '/zh'])('general pages have one name in menu, navigation and search (%s)', async (prefix) => {
  const start = await getText(`${prefix}/x/introduction/`);
  const name = readText(getInside(start, 'p', { class: 'nav-title' }) ?? '');
  const [button = '', entry = ''] = [
    getInside(getMenu(start, 'products'), 'span', { class: 'cut' }),
    getInside(getMenu(start, 'products'), 'strong'),
  ].map((html) => readText(html ?? ''));
  const search = await getText(`${prefix}/x/search/?q=licensing`);
  const general = getElements(search, 'option').find(({ attributes }) => attributes.value === 'general');
  expect([button, entry, readText(general?.inner ?? '')]).toEqual([name, name, name]);
});

describe('the product switcher', () => {
  it.each([
    ['/x/react-charts/', ''],
    ['/zh/x/react-tree-view/quickstart/', '/zh'],
    ['/x/introduction/', ''],
  ])('of %s links to every library and marks the current one', async (path, prefix) => {
    const links = getTags(getMenu(await getText(path), 'products'), 'a');
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
    const menu = getMenu(await getText(path), 'versions');
    const links = getElements(menu, 'a').map(({ attributes, inner }) => ({
      href: attributes.href,
      text: readText(inner),
    }));
    const older = OLDER_VERSIONS.filter((version) => links.some(({ href }) => href?.startsWith(getHost(version))));
    expect(links[0]).toEqual({
      href: path,
      text: `v${CURRENT_VERSION}this version; examples run on ${EXAMPLES_VERSION}`,
    });
    expect(links).toHaveLength(1 + older.length);
    expect(older.length).toBeGreaterThan(0);
    for (const version of older) {
      const link = links.find(({ href }) => href?.startsWith(getHost(version)));
      const isThere = has[version]?.includes(key) ?? false;
      expect([version, link?.href === getHost(version) + path]).toEqual([version, isThere]);
      expect(link?.text).toBe(isThere ? version : `${version}start page: this page is not in ${version}`);
    }
  });
});

describe('a paid plan', () => {
  const PRO_PAGE = '/x/react-tree-view/rich-tree-view/ordering/';

  it('is a label in the navigation and on the page, with an accessible name', async () => {
    const html = await getText(PRO_PAGE);
    const navigation = getInside(html, 'nav', { id: 'navigation' }) ?? '';
    expect(getInside(navigation, 'a', { href: PRO_PAGE, 'aria-current': 'page' })).toContain('Pro plan');
    expect(getInside(html, 'main')).toContain('Pro plan');
  });
});
