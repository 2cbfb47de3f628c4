import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readBuildInfo } from '../../pipeline/kit/build-info.ts';
import { createContext } from '../../pipeline/kit/context.ts';
import type { BuildInfo } from '../../site/build-info.ts';
import { contentFolder } from '../../site/page.ts';
import { NAMESPACE_ID, publishToFolder } from './published.ts';

const run = promisify(execFile);

/** The built content in a local KV namespace, where single values can be changed. */
export interface LocalContent {
  build: BuildInfo;
  namespaceId: string;
  folder: string;
  /** Writes values under full keys. */
  put: (values: Record<string, string>) => Promise<void>;
  get: (key: string) => Promise<string>;
  remove: (key: string) => Promise<void>;
  /** Key of an asset (`en/x/introduction.page`) in the published build. */
  keyOf: (name: string) => string;
  dispose: () => Promise<void>;
}

export async function publishLocally(): Promise<LocalContent> {
  const context = createContext();
  const { root: cwd } = context;
  const build = await readBuildInfo(context);
  const folder = await publishToFolder(context);
  const place = ['--namespace-id', NAMESPACE_ID, '--local', '--persist-to', folder];
  const kv = async (...command: string[]) =>
    (await run('wrangler', ['kv', ...command, ...place], { cwd, maxBuffer: 2 ** 24 })).stdout;
  // The command appends a newline to the value.
  const get = async (key: string) => (await kv('key', 'get', key, '--text')).replace(/\n$/, '');
  return {
    build,
    namespaceId: NAMESPACE_ID,
    folder,
    get,
    put: async (values) => {
      const batch = path.join(folder, 'values.json');
      await writeFile(batch, JSON.stringify(Object.entries(values).map(([key, value]) => ({ key, value }))));
      await kv('bulk', 'put', batch);
    },
    remove: async (key) => {
      await kv('key', 'delete', key);
    },
    keyOf: (name) => `${contentFolder(build.id)}/${name}`,
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}
