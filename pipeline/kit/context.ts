import path from 'node:path';
import { NO_MEMORY, type Memory } from './memory.ts';
import { PLAIN_SOURCES, type Sources } from './sources.ts';

/** Where a build reads and writes, and what it remembers of the one before. Absolute paths. */
export interface BuildContext {
  root: string;
  content: string;
  out: string;
  cache: string;
  /** Entries of the cache that this process has used, for `prune-cache.ts`. */
  used: Set<string>;
  sources: Sources;
  memory: Memory;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

export function createContext(overrides: Partial<BuildContext> = {}): BuildContext {
  return {
    root: ROOT,
    content: path.join(ROOT, 'content'),
    out: path.join(ROOT, 'dist'),
    cache: path.join(ROOT, '.cache'),
    used: new Set(),
    sources: PLAIN_SOURCES,
    memory: NO_MEMORY,
    ...overrides,
  };
}

/** The path as it is written in messages: from the repository's root, with slashes. */
export function relativePath(context: BuildContext, file: string): string {
  return path.relative(context.root, file).split(path.sep).join('/');
}
