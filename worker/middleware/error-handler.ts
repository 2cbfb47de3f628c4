import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { createTranslate } from '../../client/i18n/translate.ts';
import { mcpLocale, parseAddress } from '../../site/addresses.ts';
import type { WorkerEnv } from '../environment.ts';
import { errorPage } from '../render/error-page.ts';
import { mcpError } from '../routes/mcp.ts';

/**
 * Turns every error into a response; no other place maps errors to statuses. The visitor sees a sentence and the
 * request id; the log has the cause under the same id.
 */
export function errorHandler(): ErrorHandler<WorkerEnv> {
  return function errorHandler(error, c) {
    const { locale } = parseAddress(new URL(c.req.url).pathname);
    const t = createTranslate(locale);
    const status = error instanceof HTTPException ? error.status : 500;
    c.header('Cache-Control', 'no-store');
    if (status < 500) {
      const title = status === 405 ? t('methodNotAllowed.title') : t('badRequest.title');
      return c.html(errorPage({ locale, title, text: error.message }), status);
    }
    const requestId = c.get('requestId');
    c.get('trace').fail(error);
    if (mcpLocale(c.req.path) !== null) return c.json(mcpError(-32603, t('serverError.text')), status);
    return c.html(
      errorPage({
        locale,
        title: t('serverError.title'),
        text: t('serverError.text'),
        requestId: { label: t('serverError.id'), value: requestId },
      }),
      status,
    );
  };
}
