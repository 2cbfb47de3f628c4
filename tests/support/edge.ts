import { execFile } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Chromium flag that trusts the certificate of `serveEdge`. Ignoring certificate errors instead would disable
 * Chromium's HTTP cache.
 */
export async function trustEdge(): Promise<string> {
  const key = createPublicKey(await certificate()).export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}

/** Headers of a single connection, which HTTP/2 forbids. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

export interface Edge {
  /** `https://localhost:…` */
  origin: string;
  stop: () => Promise<void>;
}

/** Changes that a benchmark makes to requests and responses. */
export interface EdgeChanges {
  /** Rewrites the HTML of pages, which is then sent without Brotli. */
  rewrite?: (html: string) => string;
  /** Added latency of each response in milliseconds, to simulate a distant reader. */
  delay?: number;
  /** A script to serve at `MEASURE_PATH`, which the pages' content security policy allows. */
  measure?: string;
  /** Receives the query of requests to `REPORT_PATH`. */
  onReport?: (query: URLSearchParams) => void;
}

export const MEASURE_PATH = '/measure.js';
export const REPORT_PATH = '/measured';

/**
 * Puts TLS and HTTP/2 in front of a local server, as the edge does. The server compresses: the local Workers runtime
 * supports Brotli if the request accepts it.
 *
 * @param origin Origin of the server: `http://127.0.0.1:8787`.
 */
export async function serveEdge(origin: string, changes: EdgeChanges = {}): Promise<Edge> {
  const pem = await certificate();
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key: pem, cert: pem }, (incoming, outgoing) => {
    const onward = () => forward({ origin, agent, ...changes }, incoming, outgoing);
    if (!answerOwn(changes, incoming, outgoing)) setTimeout(onward, changes.delay ?? 0);
  });
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      for (const session of sessions) session.destroy();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Serves the benchmark's own paths. @returns Whether the request was one of those. */
function answerOwn(
  { measure, onReport }: EdgeChanges,
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
): boolean {
  const { pathname, searchParams } = new URL(incoming.url, 'https://localhost');
  if (pathname === MEASURE_PATH && measure !== undefined) {
    outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(measure);
    return true;
  }
  if (pathname !== REPORT_PATH || !onReport) return false;
  onReport(searchParams);
  outgoing.writeHead(204).end();
  return true;
}

interface Route extends EdgeChanges {
  origin: string;
  agent: Agent;
}

function forward({ origin, agent, rewrite }: Route, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')));
  const encoding = rewrite ? 'identity' : 'br';
  const options = { method: incoming.method, agent, headers: { ...headers, 'accept-encoding': encoding } };
  const onward = request(origin + incoming.url, options, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
    const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
    outgoing.writeHead(
      answer.statusCode ?? 502,
      Object.fromEntries(kept.filter(([name]) => !isPage || name !== 'content-length')),
    );
    if (isPage && rewrite) void text(answer).then((html) => outgoing.end(rewrite(html)));
    else answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.stream.close());
  incoming.pipe(onward);
}

let made: Promise<string> | undefined;

/** One certificate per process. */
function certificate(): Promise<string> {
  return (made ??= createCertificate());
}

/** @returns A P-256 key and a certificate for localhost, valid for a day, as a single PEM text. */
async function createCertificate(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'edge-'));
  const file = path.join(folder, 'both.pem');
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', file];
  try {
    const { stdout } = await run('openssl', ['req', '-x509', '-days', '1', '-subj', '/CN=localhost', ...key]);
    return stdout + (await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error('No certificate could be made for HTTP/2. Install openssl.', { cause });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
