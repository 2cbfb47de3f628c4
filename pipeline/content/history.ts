import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ProductId } from '../../site/products.ts';
import type { ProductCatalog } from '../../site/reference/catalog.ts';
import type { BuildContext } from '../cache/context.ts';
import { defineStep, asIs } from '../cache/step.ts';

const run = promisify(execFile);

/** Dates from the git history. */
export interface History {
  /** ISO date of the last commit that changed each file, by path from the root. Empty without a git history. */
  files: ReadonlyMap<string, string>;
  /** ISO date of the commit that last changed a package version, by library: the date of its reference pages. */
  packages: ReadonlyMap<ProductId, string>;
}

export function loadHistory(context: BuildContext, products: readonly ProductCatalog[]): Promise<History> {
  const { root, content } = context;
  return context.steps.run(historyStep, { root, content, products });
}

interface HistoryInput {
  root: string;
  content: string;
  products: readonly ProductCatalog[];
}

/** A watching process reads the history only once: dates of new commits appear after the next start. */
export const historyStep = defineStep({
  name: 'history',
  code: import.meta.url,
  keep: 'memory',
  inputs: { root: asIs, content: asIs, products: asIs },
  make: async (input: HistoryInput): Promise<History> => {
    const [files, packages] = await Promise.all([fileHistory(input), packageHistory(input)]);
    return { files, packages };
  },
});

async function fileHistory({ root, content }: HistoryInput): Promise<Map<string, string>> {
  const changed = new Map<string, string>();
  const log = await run('git', ['log', '--format=%x00%cs', '--name-only', '--', content], {
    cwd: root,
    maxBuffer: 256 * 2 ** 20,
  }).catch(() => null);
  for (const commit of (log?.stdout ?? '').split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!changed.has(file)) changed.set(file, date);
  }
  return changed;
}

/** A file at some commit. */
export interface FileVersion {
  text: string;
  /** Hash of the commit. */
  commit: string;
  /** ISO date of the next commit that changed the file; null if there is none. */
  followed: string | null;
}

/** Finds the newest version of a file that `accepts` matches; null if there is none, or no git history. */
export async function findVersion(
  root: string,
  file: string,
  accepts: (text: string) => boolean,
): Promise<FileVersion | null> {
  const log = await git(root, 'log', '--format=%H %cs', '--', file);
  let followed: string | null = null;
  for (const line of (log ?? '').split('\n').filter(Boolean)) {
    const [commit = '', date = ''] = line.split(' ');
    const text = await readVersion(root, commit, file);
    if (text !== null && accepts(text)) return { text, commit, followed };
    followed = date;
  }
  return null;
}

/** Reads a file at a commit; null if it was not there. */
export function readVersion(root: string, commit: string, file: string): Promise<string | null> {
  return git(root, 'show', `${commit}:./${file}`);
}

/** Output of git; null if it fails, for example without a history. */
async function git(root: string, ...values: string[]): Promise<string | null> {
  const done = await run('git', values, { cwd: root, maxBuffer: 2 ** 24 }).catch(() => null);
  return done && done.stdout;
}

async function packageHistory({ root, products }: HistoryInput): Promise<Map<ProductId, string>> {
  const dates = await Promise.all(
    products.map(async ({ product, packages }): Promise<[ProductId, string][]> => {
      const lines = `"(${packages.map(({ name }) => name).join('|')})":`;
      const log = await run('git', ['log', '-1', '--format=%cs', '-G', lines, '--', 'package.json'], {
        cwd: root,
      }).catch(() => null);
      const date = log?.stdout.trim();
      return date ? [[product, date]] : [];
    }),
  );
  return new Map(dates.flat());
}
