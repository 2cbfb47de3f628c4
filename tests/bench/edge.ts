import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Chromium's switch for the certificate of `serveEdge`. */
export const IGNORE_CERTIFICATE = '--ignore-certificate-errors';

/** Headers of one connection: HTTP/2 has none of them. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

export interface Edge {
  /** `https://localhost:…` */
  origin: string;
  stop: () => Promise<void>;
}

/** Changes the HTML of pages on their way. */
export type Rewrite = (html: string) => string;

/**
 * Stands before a local server as the edge stands before the worker: TLS, HTTP/2 and Brotli. The server compresses; the
 * local Workers runtime does so when it is asked.
 *
 * @param origin Origin of the server: `http://127.0.0.1:8787`.
 * @param rewrite For what a bench compares: pages that are rewritten are sent without Brotli.
 */
export async function serveEdge(origin: string, rewrite?: Rewrite): Promise<Edge> {
  const pem = await createCertificate();
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key: pem, cert: pem }, (incoming, outgoing) =>
    forward({ origin, agent, rewrite }, incoming, outgoing),
  );
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

interface Route {
  origin: string;
  agent: Agent;
  rewrite: Rewrite | undefined;
}

function forward({ origin, agent, rewrite }: Route, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')));
  const encoding = rewrite ? 'identity' : 'br';
  const options = { method: incoming.method, agent, headers: { ...headers, 'accept-encoding': encoding } };
  const onward = request(origin + incoming.url, options, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
    const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
    outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept.filter(([name]) => !isPage || name !== 'content-length')));
    if (isPage && rewrite) void text(answer).then((html) => outgoing.end(rewrite(html)));
    else answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.stream.close());
  incoming.pipe(onward);
}

/** @returns A key of P-256 and a certificate of one day for this machine, both as PEM in one text. */
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
