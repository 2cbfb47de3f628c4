import build from '#build';
import { env } from 'cloudflare:workers';
import { createAnswerMemory } from './answers/answer-memory.ts';
import { createWorker } from './app.ts';
import { parseConfig } from './config.ts';
import { assetsSource } from './content/assets-source.ts';
import { kvSource } from './content/kv-source.ts';
import { createContentStore } from './content/store.ts';
import { createEdgeCache } from './answers/edge-cache.ts';
import type { Bindings } from './environment.ts';

// Read when the worker starts, so that a wrong variable stops a deployment and not a reader.
const bindings = env as unknown as Bindings;
const { ASSETS, CONTENT, MCP_LIMITER } = bindings;

export default createWorker({
  build,
  config: parseConfig(bindings),
  content: createContentStore(CONTENT ? kvSource(CONTENT, build.id) : assetsSource(ASSETS, build.id)),
  memory: createAnswerMemory(),
  edge: createEdgeCache(caches.default),
  assets: ASSETS,
  mcpLimiter: MCP_LIMITER ?? null,
});
