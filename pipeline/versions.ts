import { START_KEY } from '../site/addresses.ts';
import { productOf } from '../site/products.ts';
import { OLDER_VERSIONS, type VersionPresence } from '../site/versions.ts';

/**
 * What each older version has of a page.
 *
 * @param pagesByVersion Page keys of each version; a version without a list is known by its existence alone, and offered on general pages.
 */
export function versionPresence(key: string, pagesByVersion: Readonly<Record<string, readonly string[]>>): VersionPresence {
  const product = productOf(key);
  const start = product?.start ?? START_KEY;
  const presence: VersionPresence = {};
  for (const version of OLDER_VERSIONS) {
    const pages = pagesByVersion[version];
    if (pages?.includes(key)) presence[version] = 'page';
    else if (pages ? pages.includes(start) : !product) presence[version] = 'start';
  }
  return presence;
}
