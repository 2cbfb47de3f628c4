import { START_KEY } from '../../site/addresses.ts';
import { productOf } from '../../site/products.ts';
import { OLDER_VERSIONS, type VersionPresence } from '../../site/versions.ts';

/** Where a version is entered that has other addresses than this site: its root. */
const ROOT_KEY = '/';

/**
 * Where each older version has a page (behaviour 2 in `docs/specification-map.md`).
 *
 * @param pagesByVersion Page keys of each version; a version without a list is known by its existence alone, and
 * offered on general pages.
 */
export function versionPresence(
  key: string,
  pagesByVersion: Readonly<Record<string, readonly string[]>>,
): VersionPresence {
  const product = productOf(key);
  const presence: VersionPresence = {};
  for (const version of OLDER_VERSIONS) {
    const pages = pagesByVersion[version];
    const start = pages ? startIn(pages, key) : product ? undefined : ROOT_KEY;
    const there = pages?.includes(key) ? key : start;
    if (there !== undefined) presence[version] = there;
  }
  return presence;
}

/** Start page of a page's product in a version: the one of today, or the first guide page that it had then. */
function startIn(pages: readonly string[], key: string): string | undefined {
  const product = productOf(key);
  if (!product) return pages.find((page) => page === START_KEY);
  const guides = pages.filter((page) => productOf(page)?.id === product.id && !page.startsWith('/x/api/'));
  return (
    guides.find((page) => page === product.start) ??
    guides.find((page) => /\/(?:quickstart|getting-started)$/.test(page)) ??
    guides[0]
  );
}
