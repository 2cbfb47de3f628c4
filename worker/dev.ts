import type { BuildInfo } from '../site/config/build-info.ts';
import { DEVELOPMENT_PATH, DEVELOPMENT_SCRIPT } from '../site/protocol/development.ts';
import { createMemoryCache } from './cache/memory-cache.ts';
import { createWorker } from './app.ts';
import { parseConfig } from '../site/config/config.ts';
import { assetsSource } from './content/assets-source.ts';
import { createContentStore } from './content/store.ts';
import { NO_COUNTS } from './telemetry/counts.ts';
import type { Bindings } from './environment.ts';

/** What helps authors in the page (`client/browser/development/`); served by `pipeline/dev/assets.ts`. */
const writeOverlay = ({ id }: BuildInfo) =>
  `<script type="module" id="${DEVELOPMENT_SCRIPT}" data-build="${id}" src="${DEVELOPMENT_PATH}/${DEVELOPMENT_SCRIPT}.js"></script>`;

/**
 * The worker of `npm run dev`. Unlike `index.ts` it reads the build anew for each request, caches nothing, and adds
 * the authors' overlay to pages.
 */
export default {
  async fetch(request, bindings, context) {
    if (new URL(request.url).pathname.startsWith(`${DEVELOPMENT_PATH}/`)) return bindings.ASSETS.fetch(request);
    const file = request.method === 'GET' ? await bindings.ASSETS.fetch(request.url) : null;
    if (file?.ok) return file;
    const build: BuildInfo = await (await bindings.ASSETS.fetch('https://assets.local/__build.json')).json();
    const config = parseConfig(bindings);
    const worker = createWorker({
      build,
      config,
      content: createContentStore({
        build,
        assets: assetsSource(bindings.ASSETS),
        published: null,
        limits: config.limits,
        defer: (work) => context.waitUntil(work),
      }),
      // Discarded after this request, so that every request sees the current files.
      memory: createMemoryCache(),
      assets: bindings.ASSETS,
      mcpLimiter: null,
      counts: NO_COUNTS,
    });
    const response = await worker.fetch(request, bindings, context);
    if (!response.body || !response.headers.get('Content-Type')?.startsWith('text/html')) return response;
    return new Response((await response.text()) + writeOverlay(build), response);
  },
} satisfies ExportedHandler<Bindings>;
