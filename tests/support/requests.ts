import { Agent, get, request, type IncomingHttpHeaders } from 'node:http';

/** A request to send. */
export interface Wanted {
  /** Path with query. */
  path: string;
  /** Headers to send in addition to `BROWSER_HEADERS`. */
  headers?: Record<string, string>;
  method?: string;
  body?: string;
}

/** The response to a request, without its body. */
export interface Head {
  status: number;
  headers: IncomingHttpHeaders;
}

export interface Received extends Head {
  body: Buffer;
}

/** Headers of a browser's navigation request. */
const BROWSER_HEADERS: Record<string, string> = {
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-GB,en;q=0.7',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
};

/** A response, with times in milliseconds since the request. */
export interface Timed {
  status: number;
  text: string;
  /** Time of the first bytes of the body. */
  first: number;
  /** Time of the end of the body. */
  whole: number;
  /** Whether the response was aborted. */
  breaksOff: boolean;
}

/** Sends a request on a connection of its own. */
export function askInTime({ hostname, port }: { hostname: string; port: number }, path: string): Promise<Timed> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    get({ hostname, port, path, headers: BROWSER_HEADERS }, (response) => {
      const chunks: Buffer[] = [];
      let first = 0;
      const end = (breaksOff: boolean) => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, text, first, whole: performance.now() - start, breaksOff });
      };
      response.on('data', (chunk: Buffer) => {
        first ||= performance.now() - start;
        chunks.push(chunk);
      });
      response.once('error', () => end(true));
      response.once('end', () => end(false));
    }).once('error', reject);
  });
}

/** An HTTP client with a limited number of keep-alive connections. */
export interface Client {
  ask: (wanted: Wanted) => Promise<Received>;
  /** Reads the body to its end and discards it, for a quarter less processor time. */
  askForHead: (wanted: Wanted) => Promise<Head>;
  /**
   * Sends all requests as fast as the connections allow, discards the bodies, and counts responses by status. @throws
   * if a request fails.
   */
  sendAll: (requests: Iterable<Wanted>) => Promise<Map<number, number>>;
  close: () => void;
}

export function createClient({ hostname, port }: { hostname: string; port: number }, connections = 8): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (wanted: Wanted, keepsBody: boolean): Promise<Received> =>
    new Promise<Received>((resolve, reject) => {
      const { path, headers, method, body } = wanted;
      const options = { agent, hostname, port, path, method, headers: { ...BROWSER_HEADERS, ...headers } };
      const sent = request(options, (response) => {
        const chunks: Buffer[] = [];
        if (keepsBody) response.on('data', (chunk: Buffer) => chunks.push(chunk));
        else response.resume();
        response.once('error', reject);
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      sent.once('error', (error: NodeJS.ErrnoException) => {
        // The server closed an idle connection just as it was used again, as it may (RFC 9112, 9.5): clients retry.
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(send(wanted, keepsBody));
        else reject(error);
      });
      sent.end(body);
    });
  return {
    ask: (wanted) => send(wanted, true),
    askForHead: (wanted) => send(wanted, false),
    sendAll: async (requests) => {
      const statuses = new Map<number, number>();
      const queue = requests[Symbol.iterator]();
      const work = async () => {
        for (let next = queue.next(); !next.done; next = queue.next()) {
          const { status } = await send(next.value, false);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: connections }, work));
      return statuses;
    },
    close: () => agent.destroy(),
  };
}
