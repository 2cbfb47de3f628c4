import { execFile } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

/**
 * Puts TLS and HTTP/2 in front of a local server, as the edge does. The server compresses: the local Workers runtime
 * supports Brotli if the request accepts it.
 *
 * @param origin Origin of the server: `http://127.0.0.1:8787`.
 */
export async function serveEdge(origin: string): Promise<Edge> {
  const pem = await certificate();
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key: pem, cert: pem }, (incoming, outgoing) =>
    forward({ origin, agent }, incoming, outgoing),
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
}

function forward({ origin, agent }: Route, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')));
  const options = { method: incoming.method, agent, headers: { ...headers, 'accept-encoding': 'br' } };
  const onward = request(origin + incoming.url, options, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
    outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
    answer.pipe(outgoing);
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
