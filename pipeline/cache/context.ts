import path from 'node:path';
import type { Memory } from './memory.ts';
import { DISK_SOURCES, type Sources } from './sources.ts';
import { createSteps, type Steps } from './steps.ts';

/** Where a build reads and writes (absolute paths), and what runs its steps. */
export interface BuildContext {
  root: string;
  content: string;
  /** What the reference is made of besides the packages. Default: `content`. */
  reference: string;
  out: string;
  cache: string;
  /** Whether pages say which line of their file each block is from. */
  marksLines: boolean;
  sources: Sources;
  steps: Steps;
}

/** Overrides of the defaults. */
export interface ContextOptions extends Partial<Omit<BuildContext, 'steps'>> {
  /** What a long-running process remembers from one build to the next. Default: nothing. */
  memory?: Memory;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

export function createContext({ memory, ...overrides }: ContextOptions = {}): BuildContext {
  const { content = path.join(ROOT, 'content') } = overrides;
  const places = {
    root: ROOT,
    content,
    reference: content,
    out: path.join(ROOT, 'dist'),
    cache: path.join(ROOT, '.cache'),
    marksLines: false,
    sources: DISK_SOURCES,
    ...overrides,
  };
  return { ...places, steps: createSteps({ ...places, ...(memory && { memory }) }) };
}

/** A path as messages show it: relative to the repository root, with forward slashes. */
export function relativePath({ root }: Pick<BuildContext, 'root'>, file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}
