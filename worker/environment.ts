import type { BuildInfo } from '../site/build-info.ts';
import type { Config } from './config.ts';
import type { ContentStore } from './content/store.ts';
import type { ResponseCache } from './response-cache.ts';
import type { SiteSearch } from './search.ts';

/** Bindings of `wrangler.toml`. */
export interface Bindings {
  ASSETS: Fetcher;
  /** Optional: content is then read from KV. */
  CONTENT?: KVNamespace;
  /** Optional: messages to the MCP server are then limited, by address. */
  MCP_LIMITER?: RateLimit;
}

/** What every handler works with, made once an isolate. */
export interface Site {
  build: BuildInfo;
  config: Config;
  content: ContentStore;
  cache: ResponseCache;
  /** Hash of build and configuration: what answers depend on beside content and request. */
  fingerprint: string;
  assets: Fetcher;
  search: SiteSearch;
  mcpLimiter: RateLimit | null;
}

/** Hono's types for this worker. */
export interface WorkerEnv {
  Bindings: Bindings;
  Variables: { requestId: string };
}
