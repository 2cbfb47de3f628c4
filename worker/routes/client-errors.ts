import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { parseAddress } from '../../site/addresses.ts';
import {
  CLIENT_ERROR_KINDS,
  MAX_CLIENT_ERROR_TEXT,
  type ClientErrorReport,
} from '../../site/protocol/client-errors.ts';
import { isPageKey } from '../../site/page/page.ts';
import { readBounded } from '../http/bounded-body.ts';
import type { Site, WorkerEnv } from '../environment.ts';
import { log } from '../telemetry/log.ts';

/** Maximum size of a report in bytes: browsers repeat the whole policy in theirs. */
const MAX_BYTES = 8 * 1024;

/** Maximum number of reports that an isolate reads in a minute. */
const MAX_PER_MINUTE = 60;

const text = v.pipe(v.string(), v.maxLength(MAX_CLIENT_ERROR_TEXT));

const reportSchema = v.object({
  kind: v.picklist(CLIENT_ERROR_KINDS),
  what: text,
  page: v.string(),
  message: text,
  at: text,
}) satisfies v.GenericSchema<ClientErrorReport>;

/** An address in a text. */
const ADDRESS = /\b[\w-]+:\/\/[^\s)'"]+/g;

/** https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const violationSchema = v.object({
  'csp-report': v.object({
    'document-uri': v.pipe(v.string(), v.url()),
    'effective-directive': v.optional(text),
    'violated-directive': v.optional(text),
    'blocked-uri': v.optional(v.string(), ''),
    'source-file': v.optional(v.nullable(v.string()), null),
    'line-number': v.optional(v.nullable(v.number()), null),
  }),
});

interface Reported extends Omit<ClientErrorReport, 'kind'> {
  kind: ClientErrorReport['kind'] | 'policy';
}

/**
 * `POST /x/client-errors`: what failed in a reader's browser, as `client/browser/client-errors/` reports it, and
 * violations of the policy, as browsers do. Becomes a line of the log. Other sites cannot send either type without a
 * preflight request, which gets no permission.
 */
export function clientErrors(site: Site): Handler<WorkerEnv> {
  const isWithinRate = createRateCap(MAX_PER_MINUTE, 60_000);
  return async function clientErrors(c) {
    c.header('Cache-Control', 'no-store');
    if (c.req.method !== 'POST') return c.body(null, 405, { Allow: 'POST' });
    const type = c.req.header('Content-Type')?.replace(/;.*/s, '');
    if (type !== 'application/json' && type !== 'application/csp-report') return c.body(null, 415);
    // Pages report for a share of the views, browsers report each violation.
    if (type === 'application/csp-report' && Math.random() >= (site.config.clientErrorShare ?? 0))
      return c.body(null, 204);
    if (!isWithinRate()) return c.body(null, 429, { 'Retry-After': '60' });
    const body = await readBounded(c.req.raw.body, { bytes: MAX_BYTES, milliseconds: site.config.limits.body });
    if ('exceeded' in body) return c.body(null, body.exceeded === 'size' ? 413 : 408);
    const parse = type === 'application/json' ? parseReport : parseViolation;
    const { origin } = new URL(c.req.url);
    const reported = parse(body.text, origin);
    if (reported === undefined) return c.body(null, 400);
    if (reported !== null) record(c, site, reported, origin);
    return c.body(null, 204);
  };
}

function record(c: Context<WorkerEnv>, { build, counts }: Site, reported: Reported, origin: string): void {
  const { kind, what, at } = reported;
  const { locale: language, key } = parseAddress(reported.page);
  // Any other path may contain what a reader typed.
  const page = isPageKey(key) ? key : null;
  const message = reported.message.replace(ADDRESS, (address) => shorten(address, origin));
  const requestId = c.get('requestId');
  log({ event: 'client error', requestId, build: build.id, language, page, kind, what, message, at });
  counts.event('client error', { what: kind, language, page: page ?? '', milliseconds: 0 });
}

/** @returns Undefined for anything but a report. */
function parseReport(json: string): Reported | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), json);
  return success ? output : undefined;
}

/** @returns Undefined for anything but a violation, null for one that an extension of the browser has caused. */
function parseViolation(json: string, origin: string): Reported | null | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), violationSchema), json);
  if (!success) return undefined;
  const violation = output['csp-report'];
  const source = violation['source-file'] ?? '';
  if (/-extension\b/.test(`${source} ${violation['blocked-uri']}`)) return null;
  return {
    kind: 'policy',
    what: violation['effective-directive'] ?? violation['violated-directive'] ?? '',
    page: new URL(violation['document-uri']).pathname,
    message: `Blocked ${violation['blocked-uri']}`,
    at: source.startsWith(`${origin}/`) ? `${shorten(source, origin)}:${violation['line-number'] ?? ''}` : '',
  };
}

/** An address without its query and hash; of another site, only the origin. */
function shorten(address: string, origin: string): string {
  if (!URL.canParse(address)) return '…';
  const url = new URL(address);
  return url.origin === origin ? url.pathname : `${url.protocol}//${url.host}`;
}

/** Admits a number of calls per period. @returns Whether a call is within the number. */
function createRateCap(most: number, milliseconds: number): () => boolean {
  let since = -Infinity;
  let admitted = 0;
  return () => {
    if (Date.now() - since >= milliseconds) {
      since = Date.now();
      admitted = 0;
    }
    admitted += 1;
    return admitted <= most;
  };
}
