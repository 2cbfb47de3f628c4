import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readBuildInfo } from '../../pipeline/kit/build-info.ts';
import type { BuildContext } from '../../pipeline/kit/context.ts';

const run = promisify(execFile);

/** Id of the KV namespace that tests publish to. */
export const NAMESPACE_ID = 'tests';

/**
 * Publishes the last build's content to a new local KV namespace. Publishing takes half a minute, so the result is
 * cached and copied.
 *
 * @returns The namespace's folder; the caller removes it.
 */
export async function publishToFolder(context: BuildContext): Promise<string> {
  const kept = path.join(context.root, '.cache/published');
  const published = path.join(kept, (await readBuildInfo(context)).id);
  if (!(await exists(published))) {
    await mkdir(kept, { recursive: true });
    const former = await readdir(kept);
    const folder = await mkdtemp(path.join(kept, 'new-'));
    const place = ['--namespace-id', NAMESPACE_ID, '--local', '--persist-to', folder];
    console.error('Publishing the content to a local KV namespace, once for this build.');
    const publishing = run('node', ['pipeline/commands/publish-content.ts', ...place], { cwd: context.root });
    publishing.child.stderr?.pipe(process.stderr, { end: false });
    await publishing;
    // Another process may have been faster.
    await rename(folder, published).catch(() => rm(folder, { recursive: true }));
    for (const name of former) {
      if (!name.startsWith('new-')) await rm(path.join(kept, name), { recursive: true, force: true });
    }
  }
  const copy = await mkdtemp(path.join(tmpdir(), 'site-content-'));
  await cp(published, copy, { recursive: true });
  return copy;
}

async function exists(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    () => false,
  );
}
