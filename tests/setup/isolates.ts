import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll } from 'vitest';
import { readBuildInfo } from '../../pipeline/kit/build-info.ts';
import { createContext } from '../../pipeline/kit/context.ts';
import type { BuildInfo } from '../../site/build-info.ts';
import { contentFolder, currentBuildKey } from '../../site/page.ts';
import { bundleDeployedWorker, type DeployedWorker } from '../bench/deployed-worker.ts';
import { startWorkerd, type Workerd, type WorkerSetup } from '../bench/workerd.ts';
import { startContentServer, type ContentServer } from './content-server.ts';

/** How long an isolate waits for content. Short where it waits in vain, so that tests are; long where it should not give up. */
const SHORT = { CONTENT_LIMIT: '400', BUILD_LIMIT: '150' };
export const PATIENT = { CONTENT_LIMIT: '60000', BUILD_LIMIT: '60000' };

/** A fresh isolate of the production worker, in a process of its own. */
export interface Isolate extends Workerd {
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  textOf: (path: string, init?: RequestInit) => Promise<string>;
  health: () => Promise<{ status: string; reason?: string; build: string }>;
}

export interface Isolates {
  build: () => BuildInfo;
  /** Path of an asset (`en/x/introduction.page`) of the build. */
  pathOf: (name: string) => string;
  /** Text of an asset of the build. */
  read: (name: string) => Promise<string>;
  start: (setup?: Partial<WorkerSetup>) => Promise<Isolate>;
  /** Serves the build's files as its assets or as KV to which it was published, with faults. */
  serveContent: () => Promise<ContentServer>;
}

/** Gives the tests of a file isolates, each with what it needs around it, and ends them behind each test. */
export function useIsolates(): Isolates {
  let worker: DeployedWorker;
  let build: BuildInfo;
  const running: { stop: () => Promise<void> }[] = [];
  beforeAll(async () => {
    worker = await bundleDeployedWorker();
    build = await readBuildInfo(createContext());
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map(({ stop }) => stop()));
  });
  const pathOf = (name: string) => `${contentFolder(build.id)}/${name}`;
  return {
    build: () => build,
    pathOf,
    read: (name) => readFile(path.join(worker.assets, pathOf(name)), 'utf8'),
    start: async (setup = {}) => {
      const workerd = await startWorkerd({
        ...worker,
        ...setup,
        variables: { ...worker.variables, ...SHORT, ...setup.variables },
      });
      running.push(workerd);
      const ask = (address: string, init: RequestInit = {}) =>
        fetch(`http://${workerd.hostname}:${workerd.port}${address}`, { redirect: 'manual', ...init });
      return {
        ...workerd,
        ask,
        textOf: async (address, init) => (await ask(address, init)).text(),
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

/** Reads an answer as it comes, portion by portion. */
export function readPortions(response: Response): {
  until: (mark: string) => Promise<string>;
  rest: () => Promise<string>;
} {
  if (!response.body) throw new Error('The answer has no body.');
  const portions = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async () => {
    const { value, done } = await portions.read();
    text += value ?? '';
    return !done;
  };
  return {
    /** What has come when a mark is there. @throws Error where the answer ends or breaks off before. */
    until: async (mark) => {
      while (!text.includes(mark)) if (!(await next())) throw new Error(`The answer ended before "${mark}".`);
      return text;
    },
    /** All that comes; breaking off ends it. */
    rest: async () => {
      while (await next().catch(() => false));
      return text;
    },
  };
}
