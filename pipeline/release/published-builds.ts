import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildInfo } from '../../site/config/build-info.ts';
import { contentFolder, currentBuildKey } from '../../site/page/page.ts';
import { listFiles } from '../kit/files.ts';
import { UserError } from '../kit/user-error.ts';
import type { Namespace } from './namespace.ts';

/** Key prefix of the records of completely uploaded builds. */
const RECORDS = 'builds/';

const CURRENT = currentBuildKey('');

/** A build whose content is in KV. */
export interface PublishedBuild {
  id: string;
  /** Hash of what content must fit (`BuildInfo`). */
  worker: string;
  /** ISO time. */
  published: string;
  files: number;
  /** Whether readers of its worker get it. */
  isCurrent: boolean;
}

/**
 * Uploads the content of a build. It stays invisible until `switchTo`; an interrupted upload resumes where it stopped. A
 * complete build is uploaded again, because that is what repairs a damaged file.
 */
export async function uploadBuild(
  namespace: Namespace,
  { id, worker }: Pick<BuildInfo, 'id' | 'worker'>,
  assets: string,
): Promise<PublishedBuild> {
  const files = await listContent(assets, id);
  const isComplete = (await namespace.list(RECORDS + id)).length > 0;
  const present = new Set(isComplete ? [] : (await namespace.list(`${contentFolder(id)}/`)).map(({ name }) => name));
  const getKey = (file: string) => path.relative(assets, file).split(path.sep).join('/');
  const missing = files.filter((file) => !present.has(getKey(file)));
  const readPair = async (file: string) => ({ key: getKey(file), value: await readFile(file, 'utf8') });
  await namespace.put(await Promise.all(missing.map(readPair)));
  const record = { worker, published: new Date().toISOString(), files: files.length };
  await namespace.put([{ key: RECORDS + id, value: JSON.stringify(record), metadata: record }]);
  return { id, ...record, isCurrent: false };
}

/** The files of a build's content, which go into KV. */
export function listContent(assets: string, id: string): Promise<string[]> {
  return listFiles(path.join(assets, contentFolder(id)));
}

/** Completely uploaded builds, newest first. */
export async function listBuilds(namespace: Namespace): Promise<PublishedBuild[]> {
  const records = await namespace.list(RECORDS);
  // A key that somebody put by hand has no metadata: it names none of these builds.
  const currentIds = new Map(
    (await namespace.list(CURRENT)).map(({ name, metadata }) => [
      name,
      (metadata as { build: string } | undefined)?.build,
    ]),
  );
  return records
    .map(({ name, metadata }) => {
      const id = name.slice(RECORDS.length);
      const record = metadata as Omit<PublishedBuild, 'id' | 'isCurrent'>;
      return { id, ...record, isCurrent: currentIds.get(currentBuildKey(record.worker)) === id };
    })
    .sort((a, b) => (a.published < b.published ? 1 : -1));
}

/** @throws UserError for a build with missing files. */
export async function assertComplete(namespace: Namespace, { id, files }: PublishedBuild): Promise<void> {
  const found = (await namespace.list(`${contentFolder(id)}/`)).length;
  if (found < files) throw new UserError(`Build ${id} has ${found} of its ${files} files in KV. Publish it again.`);
}

/** Makes a complete build current for the readers of its worker: a single key, so all pages switch at once. */
export async function switchTo(namespace: Namespace, { id, worker }: PublishedBuild): Promise<void> {
  await namespace.put([{ key: currentBuildKey(worker), value: id, metadata: { build: id } }]);
}

/**
 * Deletes builds, and what incomplete uploads left behind.
 *
 * @param old Builds to delete.
 * @param kept All others.
 * @returns Number of deleted keys.
 */
export async function removeBuilds(
  namespace: Namespace,
  old: readonly PublishedBuild[],
  kept: readonly PublishedBuild[],
): Promise<number> {
  const workers = new Set(kept.map(({ worker }) => worker));
  const folders = kept.map(({ id }) => `${contentFolder(id)}/`);
  // Delete the records first, so that nobody can roll back to a half-deleted build.
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
