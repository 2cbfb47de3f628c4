import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { createTranslate } from '../../client/i18n/translate.ts';
import { findRedirect } from '../../site/address-rules.ts';
import { MAX_PATH_BYTES, invalidPathReason, parseAddress } from '../../site/addresses.ts';
import type { WorkerEnv } from '../environment.ts';

/** Methods that pages allow. */
const METHODS = ['GET', 'HEAD'];

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
    const redirect = findRedirect(pathname);
    return redirect ? c.redirect(redirect.path + search, redirect.status) : next();
  });
}
