import { execFile } from 'node:child_process';
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { V4WorkerOptions } from 'miniflare';
import type { BuildContext } from '../cache/context.ts';
import { runWrangler } from '../release/wrangler.ts';

const run = promisify(execFile);

/** By `require`: an `import` of this CommonJS file of 6 MB searches it for exports, and keeps 30 MB for that. */
const { Log, LogLevel, Miniflare, convertV4MiniflareOptions } = createRequire(import.meta.url)(
  'miniflare',
) as typeof import('miniflare');

export interface RunningSite {
  url: URL;
  stop: () => Promise<void>;
}

/** The worker's text, as it is deployed, with its bindings and settings. */
export interface BundledWorker {
  script: string;
  options: V4WorkerOptions;
}

export interface ServeOptions {
  hostname: string;
  port: number;
  /** Default: bundled now, by the repository's `wrangler.toml`. */
  worker?: BundledWorker;
  /** Override variables of `wrangler.toml`. */
  variables?: Record<string, string>;
  /** Read content from this local KV namespace instead of the assets. */
  content?: { namespaceId: string; folder: string };
}

/** Serves the built site with the production worker in the local Workers runtime. */
export async function serveSite({ root }: BuildContext, options: ServeOptions): Promise<RunningSite> {
  const { hostname, port, variables, content } = options;
  const worker = options.worker ?? (await bundleWorker(root, path.join(root, 'wrangler.toml')));
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      ...worker.options,
      modules: true,
      script: worker.script,
      bindings: { ...worker.options.bindings, ...variables },
      ...(content && {
        kvNamespaces: { ...worker.options.kvNamespaces, CONTENT: content.namespaceId },
        // Where `wrangler kv` has it.
        resourcePersistencePath: path.join(content.folder, 'v3'),
      }),
      host: hostname,
      port,
      // Asks nobody for the location of this machine.
      cf: false,
      log: new Log(LogLevel.WARN),
    }),
  );
  return { url: await runtime.ready, stop: () => runtime.dispose() };
}

/**
 * Bundles the worker of a configuration file. Wrangler does it, and reads the file, in processes of their own: it would
 * keep 350 MB for as long as the site is served.
 */
export async function bundleWorker(root: string, config: string): Promise<BundledWorker> {
  const [script, options] = await Promise.all([buildScript(root, config), readWorkerOptions(config)]);
  return { script, options };
}

async function buildScript(root: string, config: string): Promise<string> {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'worker-'));
  await runWrangler(root, ['deploy', '--dry-run', '--outdir', folder.path, '--config', config, '--env=']);
  return readFile(path.join(folder.path, 'index.js'), 'utf8');
}

async function readWorkerOptions(config: string): Promise<V4WorkerOptions> {
  const { stdout } = await run(process.execPath, [path.join(import.meta.dirname, 'worker-options.ts'), config]);
  return JSON.parse(stdout) as V4WorkerOptions;
}
