import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { createTranslate } from '../../client/i18n/translate.ts';
import {
  MAX_PATH_BYTES,
  START_KEY,
  decodeUnreserved,
  firstSegment,
  invalidPathReason,
  isUnprefixed,
  localizePath,
  pagePath,
  parseAddress,
  type Address,
} from '../../site/addresses.ts';
import { DEFAULT_LOCALE, localeOfOtherTag } from '../../site/locales.ts';
import { PRODUCTS } from '../../site/products.ts';
import type { WorkerEnv } from '../environment.ts';

/** Methods that pages allow. */
const METHODS = ['GET', 'HEAD'];

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

/**
 * Rejects or redirects addresses before any content is read.
 *
 * @throws HTTPException 400 for an invalid path, 405 for methods other than GET and HEAD.
 */
export function addressRules() {
  return createMiddleware<WorkerEnv>(async function addressRules(c, next) {
    const { pathname, search } = new URL(c.req.url);
    const address = parseAddress(pathname);
    const t = createTranslate(address.locale);
    if (!METHODS.includes(c.req.method)) {
      c.header('Allow', METHODS.join(', '));
      throw new HTTPException(405, { message: t('methodNotAllowed.text', { method: c.req.method }) });
    }
    const reason = invalidPathReason(pathname);
    if (reason) throw new HTTPException(400, { message: t(`badRequest.${reason}`, { bytes: MAX_PATH_BYTES }) });
    for (const rule of RULES) {
      const redirect = rule(address, pathname);
      if (redirect) return c.redirect(redirect.path + search, redirect.status);
    }
    return next();
  });
}
