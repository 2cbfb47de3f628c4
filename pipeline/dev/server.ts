import path from 'node:path';
import * as esbuild from 'esbuild';
import {
  Miniflare,
  Response as WorkerResponse,
  convertV4MiniflareOptions,
  type Request as WorkerRequest,
} from 'miniflare';
import { unstable_readConfig as readConfig } from 'wrangler';
import { need } from '../../site/kit/need.ts';
import type { BuildContext } from '../cache/context.ts';
import type { DevelopmentAssets } from './assets.ts';

/** The dev server: the worker in the local Workers runtime. */
export interface DevelopmentServer {
  origin: string;
  /** Reloads the worker if its code has changed. */
  update: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The fields of `wrangler.toml` that are read here. */
interface WorkerConfiguration {
  compatibility_date: string;
  vars: Record<string, string>;
}

/**
 * Runs `worker/dev.ts` with the variables of `wrangler.toml`. The assets binding calls back into this process, so that
 * changed pages are served without restarting the runtime.
 */
export async function startDevelopmentServer(
  context: BuildContext,
  options: { host: string; port: number; assets: DevelopmentAssets },
): Promise<DevelopmentServer> {
  const configuration = readConfig({ config: path.join(context.root, 'wrangler.toml') }) as WorkerConfiguration;
  const settings = (script: string) =>
    convertV4MiniflareOptions({
      modules: true,
      script,
      compatibilityDate: configuration.compatibility_date,
      bindings: configuration.vars,
      serviceBindings: { ASSETS: (request: WorkerRequest) => toWorkerResponse(options.assets, request) },
      host: options.host,
      port: options.port,
    });
  let loaded = await bundleWorker(context);
  const runtime = new Miniflare(settings(loaded));
  const { origin } = await runtime.ready;
  return {
    origin,
    update: async () => {
      const script = await bundleWorker(context);
      // Each start of the runtime breaks off what it is asked for meanwhile.
      if (script === loaded) return;
      await runtime.setOptions(settings(script));
      loaded = script;
    },
    stop: () => runtime.dispose(),
  };
}

async function toWorkerResponse(assets: DevelopmentAssets, request: WorkerRequest): Promise<WorkerResponse> {
  const { method, url } = request;
  const sent = await assets.fetch(
    new Request(url, {
      method,
      headers: Object.fromEntries(request.headers),
      ...(method === 'POST' && { body: await request.text() }),
    }),
  );
  const { status, headers, body } = sent;
  return new WorkerResponse(body, { status, headers: Object.fromEntries(headers) });
}

async function bundleWorker(context: BuildContext): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [path.join(context.root, 'worker/dev.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return need(outputFiles, 0).text;
}
