import build from '#build';
import { env } from 'cloudflare:workers';
import { createApp } from './app.ts';
import { parseConfig } from './config.ts';
import { assetsSource } from './content/assets-source.ts';
import { kvSource } from './content/kv-source.ts';
import { createContentStore } from './content/store.ts';
import type { Bindings } from './environment.ts';
import { createResponseCache } from './response-cache.ts';

// Read when the worker starts, so that a wrong variable stops a deployment and not a reader.
const bindings = env as unknown as Bindings;
const { ASSETS, CONTENT, MCP_LIMITER } = bindings;

export default createApp({
  build,
  config: parseConfig(bindings),
  content: createContentStore(CONTENT ? kvSource(CONTENT, build.id) : assetsSource(ASSETS, build.id)),
  cache: createResponseCache(caches.default),
  assets: ASSETS,
  mcpLimiter: MCP_LIMITER ?? null,
});
