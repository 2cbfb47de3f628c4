import build from '#build';
import { env, waitUntil } from 'cloudflare:workers';
import { createMemoryCache } from './cache/memory-cache.ts';
import { createWorker } from './app.ts';
import { parseConfig } from '../site/config/config.ts';
import { assetsSource } from './content/assets-source.ts';
import { kvSource } from './content/kv-source.ts';
import { createContentStore } from './content/store.ts';
import { createCounts } from './telemetry/counts.ts';
import type { Bindings } from './environment.ts';

// Parsed at startup, so that an invalid variable fails the deployment instead of requests.
const bindings = env as unknown as Bindings;
const { ASSETS, CONTENT, MCP_LIMITER, COUNTS } = bindings;
const config = parseConfig(bindings);

export default createWorker({
  build,
  config,
  content: createContentStore({
    build,
    assets: assetsSource(ASSETS),
    published: CONTENT ? kvSource(CONTENT, build.worker) : null,
    limits: config.limits,
    defer: waitUntil,
  }),
  memory: createMemoryCache(),
  assets: ASSETS,
  mcpLimiter: MCP_LIMITER ?? null,
  counts: createCounts(COUNTS, build.id),
});
