import type { BuildInfo } from '../site/config/build-info.ts';
import type { MemoryCache } from './cache/memory-cache.ts';
import type { Config } from '../site/config/config.ts';
import type { BuildContent } from './content/build-content.ts';
import type { ReadJson } from './content/json-files.ts';
import type { ContentStore } from './content/store.ts';
import type { SiteSearch } from './search/site-search.ts';
import type { Counts } from './telemetry/counts.ts';
import type { Trace } from './telemetry/trace.ts';

/** Bindings of `wrangler.toml`. */
export interface Bindings {
  ASSETS: Fetcher;
  /** Optional: reads content from KV. */
  CONTENT?: KVNamespace;
  /** Optional: rate-limits messages to the MCP server by client address. */
  MCP_LIMITER?: RateLimit;
  /** Optional: counts responses, errors and client errors. */
  COUNTS?: AnalyticsEngineDataset;
}

/** What every handler needs, created once per isolate. */
export interface Site {
  build: BuildInfo;
  config: Config;
  content: ContentStore;
  memory: MemoryCache;
  /** Hash of build and configuration: what responses depend on besides content and request. */
  fingerprint: string;
  assets: Fetcher;
  search: SiteSearch;
  readJson: ReadJson;
  mcpLimiter: RateLimit | null;
  counts: Counts;
}

/** Hono's type parameters for this worker. */
export interface WorkerEnv {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    trace: Trace;
    /** The content that the response is made from, if any (`open-content.ts`). */
    content?: BuildContent;
    /** The complete body of a response that may be cached (`cached-responses.ts`); rejects if it breaks off. */
    body?: Promise<Blob>;
  };
}
