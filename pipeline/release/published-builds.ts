import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildInfo } from '../../site/build-info.ts';
import { contentFolder, currentBuildKey } from '../../site/page.ts';
import { listFiles } from '../kit/files.ts';
import { Refusal } from '../kit/refusal.ts';
import type { Namespace } from './namespace.ts';

/** Keys of what is known of each build that was published whole. */
const RECORDS = 'builds/';

const CURRENT = currentBuildKey('');

/** A build whose content is in KV. */
export interface PublishedBuild {
  id: string;
  /** What content has to fit (`BuildInfo`). */
  worker: string;
  /** ISO time. */
  published: string;
  files: number;
  /** Whether it is what readers of its worker get. */
  isCurrent: boolean;
}

/** Uploads the content of a build. Nobody reads it before `switchTo`, and an upload that ended half-way goes on where it ended. */
export async function uploadBuild(
  namespace: Namespace,
  { id, worker }: Pick<BuildInfo, 'id' | 'worker'>,
  assets: string,
): Promise<PublishedBuild> {
  const files = await listFiles(path.join(assets, contentFolder(id)));
  const present = new Set((await namespace.list(`${contentFolder(id)}/`)).map(({ name }) => name));
  const keyOf = (file: string) => path.relative(assets, file).split(path.sep).join('/');
  const missing = files.filter((file) => !present.has(keyOf(file)));
  const pairOf = async (file: string) => ({ key: keyOf(file), value: await readFile(file, 'utf8') });
  await namespace.put(await Promise.all(missing.map(pairOf)));
  const record = { worker, published: new Date().toISOString(), files: files.length };
  await namespace.put([{ key: RECORDS + id, value: JSON.stringify(record), metadata: record }]);
  return { id, ...record, isCurrent: false };
}

/** Builds that were published whole, the newest first. */
export async function listBuilds(namespace: Namespace): Promise<PublishedBuild[]> {
  const [records, current] = [await namespace.list(RECORDS), await namespace.list(CURRENT)];
  const currentIds = new Map(current.map(({ name, metadata }) => [name, (metadata as { build: string }).build]));
  return records
    .map(({ name, metadata }) => {
      const id = name.slice(RECORDS.length);
      const record = metadata as Omit<PublishedBuild, 'id' | 'isCurrent'>;
      return { id, ...record, isCurrent: currentIds.get(currentBuildKey(record.worker)) === id };
    })
    .sort((a, b) => (a.published < b.published ? 1 : -1));
}

/** Has the readers of a build's worker get that build: one key, so all pages at once. @throws Refusal for a build that is not whole. */
export async function switchTo(namespace: Namespace, { id, worker, files }: PublishedBuild): Promise<void> {
  const found = (await namespace.list(`${contentFolder(id)}/`)).length;
  if (found < files) throw new Refusal(`Build ${id} has ${found} of its ${files} files in KV. Publish it again.`);
  await namespace.put([{ key: currentBuildKey(worker), value: id, metadata: { build: id } }]);
}

/**
 * Removes the content of builds, and what is left of those that were never published whole.
 *
 * @param kept Builds that stay.
 * @returns How many keys are gone.
 */
export async function removeBuilds(namespace: Namespace, kept: readonly PublishedBuild[]): Promise<number> {
  const builds = await listBuilds(namespace);
  const ids = new Set(kept.map(({ id }) => id));
  const workers = new Set(kept.map(({ worker }) => worker));
  const old = builds.filter(({ id }) => !ids.has(id));
  const folders = [...ids].map((id) => `${contentFolder(id)}/`);
  // What is in the list of builds goes first: from then on nobody goes back to them.
  const keys = [
    ...old.map(({ id }) => RECORDS + id),
    ...old
      .map(({ worker }) => worker)
      .filter((worker) => !workers.has(worker))
      .map(currentBuildKey),
    ...(await namespace.list(contentFolder('')))
      .map(({ name }) => name)
      .filter((name) => !folders.some((folder) => name.startsWith(folder))),
  ];
  await namespace.remove([...new Set(keys)]);
  return keys.length;
}
