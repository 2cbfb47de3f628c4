import {
  START_KEY,
  decodeUnreserved,
  firstSegment,
  invalidPathReason,
  isUnprefixed,
  localizePath,
  pagePath,
  parseAddress,
  type Address,
} from './addresses.ts';
import { DEFAULT_LOCALE, localeOfOtherTag } from './locales.ts';
import { PRODUCTS } from './products.ts';

interface Redirect {
  path: string;
  status: 301 | 302 | 308;
}

/** Redirects an address, or lets it pass. */
type AddressRule = (address: Address, pathname: string) => Redirect | null;

/** Rules that need no content. The first match wins. */
const RULES: readonly AddressRule[] = [
  function oneSpelling(_, pathname) {
    // Both at once: a location of two slashes and a decoded name, as of `//%65xample.com`, is another site.
    const path = decodeUnreserved(pathname).replace(/\/{2,}/g, '/');
    return path === pathname ? null : { path, status: 308 };
  },
  function noDefaultPrefix({ prefixed, locale, path }) {
    return prefixed && locale === DEFAULT_LOCALE ? { path, status: 301 } : null;
  },
  function ownTagsOfLanguages({ path, prefixed }) {
    const segment = firstSegment(path);
    const locale = prefixed ? null : localeOfOtherTag(segment);
    return locale && { path: localizePath(path.slice(segment.length + 1) || '/', locale), status: 302 };
  },
  function noPrefixForSharedGroups({ prefixed, path }) {
    return prefixed && isUnprefixed(path) ? { path, status: 301 } : null;
  },
  function rootsLeadToTheStart({ key, locale }) {
    return key === '/' || key === '/x' ? { path: pagePath(START_KEY, locale), status: 302 } : null;
  },
  function referenceWithoutX({ key, path, locale }) {
    const [, , product = '', name = ''] = key.split('/');
    const isReference =
      key.startsWith('/api-docs/') && name !== '' && PRODUCTS.some(({ apiFolder }) => apiFolder === product);
    return isReference ? { path: localizePath(`/x${path}`, locale), status: 301 } : null;
  },
];

/** Where a valid path redirects to by the rules that need no content; null if it needs no redirect. */
export function findRedirect(pathname: string): Redirect | null {
  const address = parseAddress(pathname);
  for (const rule of RULES) {
    const redirect = rule(address, pathname);
    if (redirect) return redirect;
  }
  return null;
}

/** The one path of a page that all its spellings lead to, as far as that is known without content. */
export function canonicalPath(pathname: string): string {
  if (invalidPathReason(pathname)) return pathname;
  const redirect = findRedirect(pathname);
  if (redirect) return canonicalPath(redirect.path);
  const isFile = /\.[^/]*$/.test(pathname);
  return isFile || pathname.endsWith('/') ? pathname : `${pathname}/`;
}
