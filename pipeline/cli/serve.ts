import { unstable_startWorker as startWorker } from 'wrangler';
import type { BuildContext } from '../cache/context.ts';

export interface RunningSite {
  url: URL;
  stop: () => Promise<void>;
}

export interface ServeOptions {
  hostname: string;
  port: number;
  /** Rebuild the worker when its code changes. */
  watch: boolean;
  /** Configuration file. Default: the repository's `wrangler.toml`. */
  config?: string;
  /** Override variables of `wrangler.toml`. */
  variables?: Record<string, string>;
  /** Read content from this local KV namespace instead of the assets. */
  content?: { namespaceId: string; folder: string };
}

/** Serves the built site with the production worker in the local Workers runtime. */
export async function serveSite(context: BuildContext, options: ServeOptions): Promise<RunningSite> {
  const { hostname, port, watch, config = `${context.root}/wrangler.toml`, variables = {}, content } = options;
  process.env.WRANGLER_SEND_METRICS ??= 'false';
  process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false';
  const worker = await startWorker({
    config,
    bindings: {
      ...Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, { type: 'plain_text', value }])),
      ...(content && { CONTENT: { type: 'kv_namespace', id: content.namespaceId } }),
    },
    dev: {
      server: { hostname, port },
      inspector: false,
      logLevel: 'warn',
      watch,
      liveReload: false,
      persist: content?.folder ?? false,
    },
  });
  await worker.ready;
  return { url: await worker.url, stop: () => worker.dispose() };
}
