import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../kit/files.ts';
import { hashValues } from '../kit/hash.ts';

/** The files that a build reads, as steps see them. */
export interface Sources {
  /** @throws when the file does not exist. */
  read: (file: string) => Promise<string>;
  /** All files below a folder: absolute paths, sorted. */
  list: (folder: string) => Promise<readonly string[]>;
}

/** Reads from the disk every time; at once, see `readJson` in `cache.ts`. */
export const DISK_SOURCES: Sources = {
  read: (file) => new Promise((resolve) => resolve(readFileSync(file, 'utf8'))),
  list: listFiles,
};

/** Sources in which some files have another text. @param texts By absolute path. */
export function withTexts(sources: Sources, texts: ReadonlyMap<string, string>): Sources {
  return { ...sources, read: async (file) => texts.get(file) ?? sources.read(file) };
}

/** Sources that a watching process keeps in memory. */
export interface KeptSources extends Sources {
  /** Invalidates a file by absolute path: `text` when it was edited, `place` when it was added or removed. */
  forget: (file: string, what: 'text' | 'place') => void;
}

export function keepSources(): KeptSources {
  const texts = new Map<string, Promise<string>>();
  const lists = new Map<string, Promise<readonly string[]>>();
  return {
    read: (file) => {
      const known = texts.get(file) ?? DISK_SOURCES.read(file);
      texts.set(file, known);
      return known;
    },
    list: (folder) => {
      const known = lists.get(folder) ?? DISK_SOURCES.list(folder);
      lists.set(folder, known);
      return known;
    },
    forget: (file, what) => {
      texts.delete(file);
      if (what === 'text') return;
      for (const folder of lists.keys()) if (file.startsWith(folder + path.sep)) lists.delete(folder);
    },
  };
}

/** Hash of all files below folders: their paths relative to the root, and their texts. */
export async function hashSources(sources: Sources, root: string, folders: readonly string[]): Promise<string> {
  const files = (await Promise.all(folders.map((folder) => sources.list(path.join(root, folder))))).flat();
  const named = await Promise.all(files.map(async (file) => [path.relative(root, file), await sources.read(file)]));
  return hashValues(...named.flat());
}
