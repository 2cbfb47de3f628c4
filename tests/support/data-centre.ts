import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Mock of the edge cache. It runs in this process, so its CPU time does not count as the worker's, like in production.
 */
export interface DataCentre {
  port: number;
  /** Number of cache hits and misses. */
  counts: { hits: number; misses: number };
  stop: () => Promise<void>;
}

interface Kept {
  headers: Record<string, string>;
  body: Buffer;
}

const HEAD_END = '\r\n\r\n';

/**
 * Speaks the protocol of `caches.default`: GET, with status 504 for a miss, and PUT with a whole HTTP response as its
 * body.
 *
 * @param maxBytes Limit of all bodies; the oldest are evicted first. 0 disables the cache.
 */
export async function startEdgeCacheMock(maxBytes: number): Promise<DataCentre> {
  const kept = new Map<string, Kept>();
  const counts = { hits: 0, misses: 0 };
  let used = 0;
  const keep = (key: string, answer: Kept) => {
    used += answer.body.length - (kept.get(key)?.body.length ?? 0);
    kept.delete(key);
    kept.set(key, answer);
    for (const [oldest, { body }] of kept) {
      if (used <= maxBytes) break;
      used -= body.length;
      kept.delete(oldest);
    }
  };
  const server = createServer((request, response) => {
    const key = `${request.headers.host}${request.url}`;
    if (request.method === 'PUT') {
      void readBody(request).then((message) => {
        keep(key, parseAnswer(message));
        response.writeHead(204).end();
      });
      return;
    }
    const answer = kept.get(key);
    counts[answer ? 'hits' : 'misses'] += 1;
    if (answer) response.writeHead(200, { ...answer.headers, 'CF-Cache-Status': 'HIT' }).end(answer.body);
    else response.writeHead(504, { 'CF-Cache-Status': 'MISS' }).end();
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    counts,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Parses an HTTP response: status line, headers, empty line, body. @throws Error for a chunked body. */
function parseAnswer(message: Buffer): Kept {
  const end = message.indexOf(HEAD_END);
  const [, ...lines] = message.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  if (headers['transfer-encoding']) throw new Error('The worker puts a body without a known length into the cache.');
  return { headers, body: message.subarray(end + HEAD_END.length) };
}
