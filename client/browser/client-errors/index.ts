import {
  CLIENT_ERRORS_PATH,
  MAX_CLIENT_ERROR_TEXT,
  type ClientErrorKind,
  type ClientErrorReport,
} from '../../../site/protocol/client-errors.ts';
import { CLIENT_ERROR_EVENT, type ClientErrorEvent } from '../kit/events.ts';
import { readConfig } from '../kit/config.ts';

/** Maximum number of reports of a page view. */
const MAX_REPORTS = 5;

/**
 * Reports what fails in the browser to the worker, for a share of the page views. A page has this module only if the
 * site has `CLIENT_ERROR_SHARE`. Nothing is stored, and no cookie is sent.
 */
if (Math.random() < (readConfig().clientErrorShare ?? 0)) startReporting();

function startReporting(): void {
  const sent = new Set<string>();
  const report = (kind: ClientErrorKind, what: string, { message, at }: Pick<ClientErrorReport, 'message' | 'at'>) => {
    const body = JSON.stringify({ kind, what, page: location.pathname, message, at } satisfies ClientErrorReport);
    if (sent.has(body) || sent.size >= MAX_REPORTS) return;
    sent.add(body);
    void fetch(CLIENT_ERRORS_PATH, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => undefined);
  };
  const reportUncaught = (error: unknown) => {
    const described = describeError(error, location.origin);
    // Ignores errors from code that is not ours, such as extensions.
    if (described.at !== '') report('script', '', described);
  };
  addEventListener(CLIENT_ERROR_EVENT, (event) => {
    const [kind, what, error] = (event as ClientErrorEvent).detail;
    report(kind, what, describeError(error, location.origin));
  });
  addEventListener('unhandledrejection', ({ reason }) => reportUncaught(reason));
  addEventListener('error', ({ error }) => reportUncaught(error));
  // Elements that fail to load have an event of their own, which does not bubble.
  document.addEventListener('error', ({ target }) => reportFile(target, report), true);
}

/** Reports a script or stylesheet that did not load. */
function reportFile(
  element: EventTarget | null,
  report: (kind: 'file', what: string, described: { message: string; at: string }) => void,
): void {
  const address =
    element instanceof HTMLScriptElement ? element.src : element instanceof HTMLLinkElement ? element.href : '';
  const path = address.slice(location.origin.length);
  if (address.startsWith(`${location.origin}/`)) report('file', path, { message: 'It did not load.', at: '' });
}

/** Message and place of an error. The place is empty unless it is in one of the site's hashed files. */
function describeError(error: unknown, origin: string): Pick<ClientErrorReport, 'message' | 'at'> {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const place = stack.indexOf(`${origin}/static/`);
  const [at = ''] = place < 0 ? [] : (/^[\w./-]+(?::\d+)*/.exec(stack.slice(place + origin.length)) ?? []);
  return { message: `${name}: ${message}`.slice(0, MAX_CLIENT_ERROR_TEXT), at };
}
