import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBuildInfo } from '../../pipeline/kit/build-info.ts';
import { publish } from '../../pipeline/release/releases.ts';
import { readTarget } from '../../pipeline/release/target.ts';
import { createTestedContext } from './tested-site.ts';

/** Id of the KV namespace that tests publish to. */
export const NAMESPACE_ID = 'tests';

/**
 * Publishes the last build's content to a new local KV namespace. Publishing takes half a minute, so the result is
 * cached and copied.
 *
 * @returns The namespace's folder; the caller removes it.
 */
export async function publishToFolder(): Promise<string> {
  const context = createTestedContext();
  const kept = path.join(context.cache, 'published');
  const published = path.join(kept, (await readBuildInfo(context)).id);
  if (!existsSync(published)) {
    await mkdir(kept, { recursive: true });
    const former = await readdir(kept);
    const folder = await mkdtemp(path.join(kept, 'new-'));
    const place = { 'namespace-id': NAMESPACE_ID, local: true, 'persist-to': folder };
    console.error('Publishing the content to a local KV namespace, once for this build.');
    await publish(readTarget(context.root, place), context);
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
