import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createTestedContext } from './tested-site.ts';
import { NAMESPACE_ID, publishToFolder } from './published.ts';

const run = promisify(execFile);

/** The built content in a local KV namespace, where single values can be changed. */
export interface LocalContent {
  namespaceId: string;
  folder: string;
  /** Writes values under full keys. */
  put: (values: Record<string, string>) => Promise<void>;
  dispose: () => Promise<void>;
}

export async function publishLocally(): Promise<LocalContent> {
  const context = createTestedContext();
  const folder = await publishToFolder();
  return {
    namespaceId: NAMESPACE_ID,
    folder,
    put: async (values) => {
      const batch = path.join(folder, 'values.json');
      await writeFile(batch, JSON.stringify(Object.entries(values).map(([key, value]) => ({ key, value }))));
      const place = ['--namespace-id', NAMESPACE_ID, '--local', '--persist-to', folder];
      await run('wrangler', ['kv', 'bulk', 'put', batch, ...place], { cwd: context.root, maxBuffer: 2 ** 24 });
    },
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}
