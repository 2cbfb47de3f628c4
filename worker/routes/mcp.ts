import type { Context, MiddlewareHandler } from 'hono';
import { except } from 'hono/combine';
import { cors } from 'hono/cors';
import { MCP_PATH, mcpLocale } from '../../site/addresses.ts';
import { DEFAULT_LOCALE } from '../../site/locales.ts';
import { parseWanted } from '../http/accept.ts';
import { readBounded } from '../http/bounded-body.ts';
import type { Site, WorkerEnv } from '../environment.ts';
import { getNetwork } from '../http/client-network.ts';
import { openContent } from '../content/open-content.ts';
import { getOrigin } from '../http/origin.ts';

/** Maximum message size in bytes: a call names a tool and a few short texts. */
const MAX_BYTES = 32 * 1024;

/** Period of the rate limiter in seconds (`wrangler.toml`). */
const RATE_SECONDS = 60;

/** JSON-RPC error codes (https://www.jsonrpc.org/specification); `server` is the code for anything else. */
const CODES = { parse: -32700, request: -32600, server: -32000 };

/**
 * What a browser asks of a known origin before it sends a message: any header, as clients of other versions send others,
 * and the refused methods, too, so that their pages can read why. They may read when to try again.
 */
const CROSS_ORIGIN = {
  origin: (origin: string) => origin,
  allowMethods: ['POST', 'GET', 'DELETE'],
  exposeHeaders: ['Retry-After'],
  maxAge: 86_400,
};

/** What the SDK asks of clients, though each of its answers here is JSON. */
const ACCEPT = 'application/json, text/event-stream';

/**
 * `POST /mcp` and `/zh/mcp`: the site's tools for language models (https://modelcontextprotocol.io). The path sets the
 * default language of the answers.
 */
export function mcp(site: Site): MiddlewareHandler<WorkerEnv> {
  return except(isForPages, ...rules(site), answer(site));
}

/** A message to an address that only looks like the server's is not for pages, so that its client gets an answer. */
function isForPages({ req: { path, method } }: Context): boolean {
  return mcpLocale(path) === null && (method !== 'POST' || !/\/mcp\/?$/i.test(path));
}

/** Rejects a message before it is read: wrong address, origin or method, an answer that is not accepted, or too many. */
function rules(site: Site): MiddlewareHandler<WorkerEnv>[] {
  return [
    async function knownAddress(c, next) {
      if (mcpLocale(c.req.path) !== null) return next();
      return refuse(c, 404, CODES.server, `The address of the server is ${getOrigin(site, c.req.url)}${MCP_PATH}.`);
    },
    // The protocol requires servers to validate `Origin`:
    // https://modelcontextprotocol.io/specification/2025-11-25/basic/transports
    async function knownOrigin(c, next) {
      const origin = c.req.header('Origin');
      if (origin !== undefined && !isKnownOrigin(site, origin, c.req.url))
        return refuse(c, 403, CODES.server, `The origin ${origin} is not allowed.`);
      return next();
    },
    cors(CROSS_ORIGIN),
    async function postOnly(c, next) {
      if (c.req.method === 'POST') return next();
      c.header('Allow', 'POST');
      return refuse(c, 405, CODES.server, 'Send messages with POST: this server has no streams and no sessions.');
    },
    async function jsonAccepted(c, next) {
      if (parseWanted(c.req.header('Accept') || '*/*', 'application/json').weight > 0) return next();
      return refuse(c, 406, CODES.server, 'Accept application/json: every answer of this server is JSON.');
    },
    async function rateLimit(c, next) {
      const key = getNetwork(c.req.header('CF-Connecting-IP') ?? '');
      if (!site.mcpLimiter || (await site.mcpLimiter.limit({ key })).success) return next();
      c.header('Retry-After', String(RATE_SECONDS));
      return refuse(c, 429, CODES.server, `Too many messages. Try again in ${RATE_SECONDS} seconds.`);
    },
  ];
}

function answer(site: Site): MiddlewareHandler<WorkerEnv> {
  return async function answer(c) {
    const milliseconds = site.config.limits.body;
    const body = await readBounded(c.req.raw.body, { bytes: MAX_BYTES, milliseconds });
    if ('exceeded' in body)
      return body.exceeded === 'size'
        ? refuse(c, 413, CODES.server, `The message is longer than ${MAX_BYTES} bytes.`)
        : refuse(c, 408, CODES.server, `The message took more than ${milliseconds} ms to arrive.`);
    let message: unknown;
    try {
      message = JSON.parse(body.text, leaveNullOut) ?? null;
    } catch {
      return refuse(c, 400, CODES.parse, 'The message is not valid JSON.');
    }
    if (Array.isArray(message))
      return refuse(c, 400, CODES.request, 'Send one message at a time: the protocol has no batches.');
    // Lazy-loaded with the first message, so that page requests do not pay for it.
    const { answerMcp } = await import('../mcp/server.ts');
    const content = await openContent(c, site);
    const language = mcpLocale(c.req.path) ?? DEFAULT_LOCALE;
    const { search, readJson, build } = site;
    const context = {
      search,
      readJson,
      checkIndex: build.check,
      content,
      origin: getOrigin(site, c.req.url),
      language,
    };
    const headers = new Headers(c.req.raw.headers);
    headers.set('Accept', ACCEPT);
    const request = new Request(c.req.url, { method: 'POST', headers });
    const response = await answerMcp(request, message, context, (error) => c.get('trace').fail(error));
    response.headers.set('Cache-Control', 'no-store');
    return response;
  };
}

/** Many clients write null for what they leave out: params, arguments, optional fields. A null id stays what it is. */
function leaveNullOut(key: string, value: unknown): unknown {
  return value === null && key !== 'id' ? undefined : value;
}

/** A protocol error without a message id. */
export function mcpError(code: number, message: string): object {
  return { jsonrpc: '2.0', error: { code, message }, id: null };
}

function refuse(
  c: Context,
  status: 400 | 403 | 404 | 405 | 406 | 408 | 413 | 429,
  code: number,
  message: string,
): Response {
  return c.json(mcpError(code, message), status, { 'Cache-Control': 'no-store' });
}

function isKnownOrigin(site: Site, origin: string, url: string): boolean {
  return [getOrigin(site, url), new URL(url).origin, ...site.config.mcpOrigins].includes(origin);
}
