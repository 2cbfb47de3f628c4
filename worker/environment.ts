import type { BuildInfo } from '../site/build-info.ts';
import type { AnswerMemory } from './answers/answer-memory.ts';
import type { AnswerToRemember } from './answers/answer.ts';
import type { Config } from '../site/config.ts';
import type { BuildContent } from './content/build-content.ts';
import type { ContentStore } from './content/store.ts';
import type { EdgeCache } from './answers/edge-cache.ts';
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
  memory: AnswerMemory;
  edge: EdgeCache;
  /** Hash of build and configuration: what answers depend on beside content and request. */
  fingerprint: string;
  assets: Fetcher;
  search: SiteSearch;
  mcpLimiter: RateLimit | null;
}

/** Hono's types for this worker. */
export interface WorkerEnv {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    /** What the answer is made of, where it is made of content (`open-content.ts`). */
    content?: BuildContent;
    /** What a route says of an answer that may be sent again (`remembered-answers.ts`). */
    remembers?: AnswerToRemember;
  };
}
