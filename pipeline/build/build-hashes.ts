import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BuildContext } from '../cache/context.ts';
import { listFiles } from '../kit/files.ts';
import { hashValues } from '../kit/hash.ts';
import type { BuildOptions } from './build-report.ts';

const run = promisify(execFile);

/** All code that makes or is part of the site, below the root. */
const CODE = ['client', 'locales', 'pipeline', 'public', 'site', 'worker'];

/** Files that say which packages the site depends on and which are installed, and how the code is compiled. */
const SETTINGS = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json', 'tsconfig.json'];

/**
 * Hash of everything that a build depends on: the bytes of all sources, the installed packages, the git history, from
 * which pages have their dates, and the version of Node.
 */
export async function hashInputs(context: BuildContext, options: BuildOptions): Promise<string> {
  const { root, content, reference, marksLines } = context;
  const folders = new Set([...CODE.map((name) => path.join(root, name)), content, reference]);
  const files = await Promise.all([...folders].map(listFiles));
  const settings = SETTINGS.map((name) => path.join(root, name)).filter((file) => existsSync(file));
  return hashValues(
    process.version,
    JSON.stringify([path.relative(root, content), path.relative(root, reference), marksLines, options]),
    await findCommit(root),
    hashFiles(root, [...files.flat(), ...settings]),
  );
}

/** Hash of everything that a build writes. */
export async function hashOutputs({ out }: Pick<BuildContext, 'out'>): Promise<string> {
  const folders = ['assets', 'generated'].map((name) => path.join(out, name)).filter((folder) => existsSync(folder));
  const files = await Promise.all(folders.map(listFiles));
  return hashFiles(out, files.flat());
}

/** The current commit; empty without a git history. */
async function findCommit(root: string): Promise<string> {
  const { stdout } = await run('git', ['rev-parse', 'HEAD'], { cwd: root }).catch(() => ({ stdout: '' }));
  return stdout.trim();
}

/** Reads one file after another, see `readJson` in `cache.ts`. */
function hashFiles(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = readFileSync(file);
    hash.update(`${path.relative(folder, file)} ${bytes.length}:`).update(bytes);
  }
  return hash.digest('hex');
}
