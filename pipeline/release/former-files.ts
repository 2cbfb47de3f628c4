import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FILE_LIST, listHashedFiles, readOwnList, writeList, type ListedBuild } from '../output/file-list.ts';
import { listFiles } from '../kit/files.ts';
import { UserError } from '../kit/user-error.ts';

/**
 * Keeps hashed files of former builds for pages that were opened before a deployment. The site itself is the store: it
 * lists its hashed files, and the next deployment downloads those that it lacks.
 */

/** Maximum number of former builds to keep files of, and their maximum age. */
const MAX_BUILDS = 5;
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;

/** Maximum number of files per deployment, below the provider's limit of 20,000 (`docs/operations.md`). */
const MAX_FILES = 19_000;

/** Thumbnails and pictures of link previews: the first files to give up, because a page works without them. */
const PICTURE = /\.(svg|png)$/;

/** Concurrent downloads. */
const CONCURRENCY = 8;

/** What was added, and what the limits left no room for. */
export interface FormerFiles {
  builds: number;
  files: number;
  /** Ids of the builds that had to go without their pictures. */
  withoutPictures: string[];
  /** Ids of the builds that are new enough, but whose files do not fit. */
  dropped: string[];
}

/**
 * Adds the hashed files of former builds to a build, and lists all of them.
 *
 * @param assets Folder of the build's assets.
 * @param origin The live site: `https://docs.example.com`.
 * @throws UserError if a listed file cannot be downloaded: open pages would lose it.
 */
export async function addFormerFiles(assets: string, origin: string, now = new Date()): Promise<FormerFiles> {
  const folder = path.join(assets, 'static');
  const own = await readOwnList(assets);
  const known = new Set(own.files);
  const listed = (await readList(origin)).filter(({ id }) => id !== own.id);
  // An interrupted deployment may have added former files already.
  const others = (await listFiles(assets)).length - (await listHashedFiles(assets)).length;
  const recent = listed.slice(0, MAX_BUILDS).filter(({ made }) => now.getTime() - Date.parse(made) <= MAX_AGE_MS);
  const former = selectFitting(recent, { known, room: MAX_FILES - others - known.size });
  const missing = [...new Set(former.flatMap(({ files }) => files))].filter((file) => !known.has(file));
  const waiting = missing.values();
  const take = async () => {
    for (const file of waiting) {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, await fetchFile(`${origin}/static/${file}`));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, take));
  await writeList(assets, [own, ...former]);
  const getIds = (builds: readonly ListedBuild[]) => builds.map(({ id }) => id);
  return {
    builds: former.length,
    files: missing.length,
    withoutPictures: getIds(former.filter(({ files }, at) => files !== recent[at]?.files)),
    dropped: getIds(recent.slice(former.length)),
  };
}

/** Summary of the former builds that a site keeps, on one line. */
export async function describeFormerFiles(origin: string): Promise<string> {
  const [own, ...former] = await readList(origin);
  const oldest = former.at(-1);
  if (!own || !oldest) return 'No hashed files of former builds are kept for open pages.';
  const known = new Set(own.files);
  const files = new Set(former.flatMap((build) => build.files).filter((file) => !known.has(file)));
  const builds = former.map(({ id }) => id).join(', ');
  return `${files.size} hashed files of former builds are kept for open pages: ${builds}, since ${oldest.made.slice(0, 10)}.`;
}

/** The newest builds whose files fit, each whole or else without its pictures. */
function selectFitting(
  builds: readonly ListedBuild[],
  { known, room }: { known: ReadonlySet<string>; room: number },
): ListedBuild[] {
  const added = new Set<string>();
  const kept: ListedBuild[] = [];
  for (const build of builds) {
    const code = build.files.filter((file) => !PICTURE.test(file));
    const fitting = [build.files, code].find((files) => {
      const fresh = new Set(files.filter((file) => !known.has(file) && !added.has(file)));
      return added.size + fresh.size <= room;
    });
    if (!fitting) break;
    for (const file of fitting) if (!known.has(file)) added.add(file);
    kept.push({ ...build, files: fitting });
  }
  return kept;
}

/** The site's list; empty if it was deployed without one. */
async function readList(origin: string): Promise<ListedBuild[]> {
  const response = await ask(`${origin}/${FILE_LIST}`);
  if (response.status === 404) return [];
  return (await readBody(response)).json() as Promise<ListedBuild[]>;
}

async function fetchFile(address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await readBody(await ask(address))).arrayBuffer());
}

async function readBody(response: Response): Promise<Response> {
  if (response.ok) return response;
  await response.body?.cancel();
  throw new UserError(
    `${response.url} answers ${response.status}. Pages that are open need the files of former builds. Try again, or give them up: --fresh.`,
  );
}

function ask(address: string): Promise<Response> {
  return fetch(address).catch((cause: unknown) => {
    throw new UserError(
      `${address} does not answer. Pages that are open need the files of former builds. Try again, or give them up: --fresh.`,
      { cause },
    );
  });
}
