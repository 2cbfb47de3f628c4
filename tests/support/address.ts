import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { BuildContext } from '../../pipeline/cache/context.ts';
import { serveSite, type RunningSite } from '../../pipeline/cli/serve.ts';
import { listenLocally, type LocalServer } from './local-server.ts';
import { bundleTestedWorker } from './tested-site.ts';

const HOSTNAME = '127.0.0.1';

const FIRST_SCRIPT = '/first-script.js';
const FIRST_SCRIPT_TAG = `<script src="${FIRST_SCRIPT}"></script>`;

/** A single URL that serves one build after another, like a deployment. */
export interface Address {
  url: () => string;
  /** Deploys another build. Requests in flight are still answered by the previous one. */
  serve: (context: BuildContext, variables?: Record<string, string>) => Promise<void>;
  /** Answers nothing until the next build is served, as if the network were down. */
  cut: () => void;
  stop: () => Promise<void>;
}

/**
 * Every build keeps running on a port of its own; a gateway forwards to the current one.
 *
 * @param firstScript Runs in every page before its own scripts.
 */
export function createAddress(firstScript?: string): Address {
  const sites = new Map<string, Promise<RunningSite>>();
  let gateway: LocalServer | undefined;
  let current: URL | undefined;
  return {
    url: () => {
      if (!gateway) throw new Error('Nothing is served yet.');
      return gateway.origin;
    },
    serve: async (context, variables = {}) => {
      const name = JSON.stringify([context.out, variables]);
      const start = async () =>
        serveSite(context, {
          hostname: HOSTNAME,
          port: 0,
          worker: await bundleTestedWorker(context),
          variables: { DOCS_DOMAIN: HOSTNAME, ...variables },
        });
      const starting = sites.get(name) ?? start();
      sites.set(name, starting);
      current = (await starting).url;
      gateway ??= await listenLocally((incoming, outgoing) => {
        if (!current) outgoing.destroy();
        else if (incoming.url === FIRST_SCRIPT) outgoing.setHeader('Content-Type', 'text/javascript').end(firstScript);
        else forward(current, incoming, outgoing, firstScript !== undefined);
      });
    },
    cut: () => {
      current = undefined;
      gateway?.server.closeAllConnections();
    },
    stop: async () => {
      await gateway?.stop();
      await Promise.all([...sites.values()].map(async (site) => (await site).stop()));
    },
  };
}

function forward(to: URL, incoming: IncomingMessage, outgoing: ServerResponse, hasFirstScript: boolean): void {
  const headers = { ...incoming.headers, ...(hasFirstScript && { 'accept-encoding': 'identity' }) };
  const onward = request(new URL(incoming.url ?? '/', to), { method: incoming.method, headers }, (answer) => {
    const isChanged = hasFirstScript && answer.headers['content-type']?.startsWith('text/html');
    if (isChanged) delete answer.headers['content-length'];
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    if (isChanged) void text(answer).then((html) => outgoing.end(html.replace('<head>', `$&${FIRST_SCRIPT_TAG}`)));
    // A response that breaks off breaks off here too, or the browser would wait for its rest.
    else answer.on('error', () => outgoing.destroy()).pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
