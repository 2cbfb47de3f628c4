import { START_KEY } from '../../../site/addresses.ts';
import { findProduct } from '../../../site/products.ts';
import { OLDER_VERSIONS, type VersionPage, type VersionPresence } from '../../../site/versions.ts';

/** Entry page of a version with other URLs than this site: its root. */
const ROOT_KEY = '/';

/**
 * Finds a page in each older version, under its current key or a former
 * one.
 *
 * @param pagesByVersion Page keys of each version. A version without a list is offered only on general pages.
 * @param redirects Former keys → current ones.
 */
export function versionPresence(
  key: string,
  pagesByVersion: Readonly<Record<string, readonly string[]>>,
  redirects: Readonly<Record<string, string>>,
): VersionPresence {
  const product = findProduct(key);
  const names = [key, ...Object.keys(redirects).filter((former) => redirects[former] === key)];
  const presence: VersionPresence = {};
  for (const version of OLDER_VERSIONS) {
    const pages = pagesByVersion[version];
    const there = names.find((name) => pages?.includes(name));
    const start = pages ? startIn(pages, key) : product ? undefined : ROOT_KEY;
    const page = there === undefined ? start && startPage(start) : { key: there };
    if (page) presence[version] = page;
  }
  return presence;
}

const startPage = (key: string): VersionPage => ({ key, toStart: true });

/** Start page of the page's product in a version: the current one, or else that version's first guide. */
function startIn(pages: readonly string[], key: string): string | undefined {
  const product = findProduct(key);
  if (!product) return pages.find((page) => page === START_KEY);
  const guides = pages.filter((page) => findProduct(page)?.id === product.id && !page.startsWith('/x/api/'));
  return (
    guides.find((page) => page === product.start) ??
    guides.find((page) => /\/(?:quickstart|getting-started)$/.test(page)) ??
    guides[0]
  );
}
