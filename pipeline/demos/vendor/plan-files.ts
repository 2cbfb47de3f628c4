import { need } from '../../../site/kit/need.ts';
import { GROUP_ORDER, findGroup } from './families.ts';

/** Name of an entry of the bundle. Targets of `import()` are named by their paths. */
const ENTRY = /^(?:family|package|ours):/;

/** A chunk as the bundler splits the packages by itself. */
export interface Chunk {
  fileName: string;
  /** The entry that the chunk is for, including the target of an `import()`. */
  entry: string | null;
  /** Files of the chunks that it imports statically. */
  imports: readonly string[];
  /** Its modules, without those of virtual entries. */
  modules: readonly string[];
}

/** Which file each part of the bundle goes into. */
export interface FilePlan {
  /** Module → name of its file. Modules that only an `import()` reaches are missing: they stay in chunks of their own. */
  fileByModule: ReadonlyMap<string, string>;
  /** Entry → name of the file that exports its names. */
  fileByEntry: ReadonlyMap<string, string>;
}

/**
 * Plans one file for each group (see `families.ts`). A bundler splits wherever two entries share code; with dozens of
 * entries, a demo would need dozens of requests.
 */
export function planFiles(chunks: readonly Chunk[]): FilePlan {
  const reachedBy = reach(chunks);
  const groups = new Map(chunks.map(({ fileName }) => [fileName, findGroup(need(reachedBy, fileName))]));
  const fileByEntry = new Map<string, string>();
  const fileByModule = new Map<string, string>();
  for (const { fileName, entry, imports, modules } of chunks) {
    const group = groups.get(fileName) ?? null;
    for (const module of modules) if (group !== null) fileByModule.set(module, group);
    if (entry === null || !ENTRY.test(entry)) continue;
    // An entry that only re-exports joins the group it re-exports from.
    const isEmpty = entry.startsWith('package:') && modules.length === 0;
    const file = isEmpty ? findNarrowest(imports.map((imported) => groups.get(imported) ?? null)) : group;
    if (file !== null) fileByEntry.set(entry, file);
  }
  return { fileByModule, fileByEntry };
}

/** The least widely loaded of several groups, which imports the others. */
function findNarrowest(groups: readonly (string | null)[]): string {
  const found = groups
    .filter((group) => group !== null)
    .sort((a, b) => GROUP_ORDER.indexOf(b) - GROUP_ORDER.indexOf(a));
  return found[0] ?? 'extras';
}

/** Chunk → entries that import it statically, directly or transitively. */
function reach(chunks: readonly Chunk[]): Map<string, Set<string>> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reachedBy = new Map(chunks.map(({ fileName }) => [fileName, new Set<string>()]));
  for (const { entry, fileName } of chunks) {
    if (entry === null) continue;
    const visit = (file: string): void => {
      const entries = reachedBy.get(file);
      if (!entries || entries.has(entry)) return;
      entries.add(entry);
      byName.get(file)?.imports.forEach(visit);
    };
    visit(fileName);
  }
  return reachedBy;
}
