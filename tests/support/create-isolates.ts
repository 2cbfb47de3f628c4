import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readBuildInfo } from '../../pipeline/kit/build-info.ts';
import { createTestedContext, PATIENT, readTestedWorker } from './tested-site.ts';
import type { BuildInfo } from '../../site/config/build-info.ts';
import { contentFolder, currentBuildKey } from '../../site/page/page.ts';
import { deployWorker, type DeployedWorker } from './deployed-worker.ts';
import { startWorkerd, type Workerd, type WorkerSetup } from './workerd.ts';
import { startContentServer, type ContentServer } from './content-server.ts';

/** Limits for tests that wait for them: content that does not come, or not whole. In all others, nothing may be late. */
export const SHORT = { CONTENT_LIMIT: '400', BUILD_LIMIT: '150' };

/** A fresh isolate of the production worker, in its own process. */
export interface Isolate extends Workerd {
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  getText: (path: string, init?: RequestInit) => Promise<string>;
  health: () => Promise<{ status: string; reason?: string; build: string }>;
}

export interface Isolates {
  build: () => BuildInfo;
  /** Path of an asset of the build, such as `en/x/introduction.page`. */
  getPath: (name: string) => string;
  /** Text of an asset of the build. */
  read: (name: string) => Promise<string>;
  start: (setup?: Partial<WorkerSetup>) => Promise<Isolate>;
  /** Serves the build's files as assets or as KV values, with simulated failures. */
  serveContent: () => Promise<ContentServer>;
}

/** Isolates that start when a test needs them. Its runner calls `prepare` before the tests and `stop` after each. */
export interface StartedIsolates extends Isolates {
  prepare: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Creates isolates of the production worker, for any test runner. */
export function createIsolates(): StartedIsolates {
  let worker: DeployedWorker;
  let build: BuildInfo;
  const running: { stop: () => Promise<void> }[] = [];
  const getPath = (name: string) => `${contentFolder(build.id)}/${name}`;
  return {
    prepare: async () => {
      worker = deployWorker(await readTestedWorker());
      build = await readBuildInfo(createTestedContext());
    },
    stop: async () => {
      await Promise.all(running.splice(0).map(({ stop }) => stop()));
    },
    build: () => build,
    getPath,
    read: (name) => readFile(path.join(worker.assets, getPath(name)), 'utf8'),
    start: async (setup = {}) => {
      const workerd = await startWorkerd({
        ...worker,
        ...setup,
        variables: { ...worker.variables, ...PATIENT, ...setup.variables },
      });
      running.push(workerd);
      const ask = (address: string, init: RequestInit = {}) =>
        fetch(`http://${workerd.hostname}:${workerd.port}${address}`, { redirect: 'manual', ...init });
      return {
        ...workerd,
        ask,
        getText: async (address, init) => (await ask(address, init)).text(),
        health: async () => (await ask('/healthz')).json() as ReturnType<Isolate['health']>,
      };
    },
    serveContent: async () => {
      const server = await startContentServer(worker.assets, { [currentBuildKey(build.worker)]: build.id });
      running.push(server);
      return server;
    },
  };
}
