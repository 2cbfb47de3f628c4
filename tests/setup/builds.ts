import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createContext, type BuildContext } from '../../pipeline/kit/context.ts';

const run = promisify(execFile);

/** What a build is made of, beside content and packages. */
const SOURCES = [
  ...['client', 'locales', 'pipeline', 'public', 'site', 'worker'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'wrangler.toml'],
];

/** A text of a file of the content that another build has otherwise. */
export interface Change {
  file: string;
  from: string;
  to: string;
}

export interface OtherBuild {
  context: BuildContext;
  remove: () => Promise<void>;
}

/** Builds the site once more in a folder of its own, with changed content. */
export function buildWithChanges(changes: readonly Change[]): Promise<OtherBuild> {
  return buildCopy(async (folder) => {
    for (const { file, from, to } of changes) {
      const text = await readFile(path.join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not have the text "${from}".`);
      await writeFile(path.join(folder, file), text.replaceAll(from, to));
    }
  });
}

/** Writes files below a folder: path → text. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/**
 * Builds the site once more in a folder of its own.
 *
 * @param edit Changes the copy of the sources, given its folder.
 * @param content What the copy has in the place of the site's content: path → text.
 */
export async function buildCopy(
  edit: (folder: string) => Promise<void>,
  content?: Readonly<Record<string, string>>,
): Promise<OtherBuild> {
  const { root } = createContext();
  const copy = await mkdtemp(path.join(tmpdir(), 'site-build-'));
  const remove = () => rm(copy, { recursive: true, force: true });
  try {
    const take = (name: string) => cp(path.join(root, name), path.join(copy, name), { recursive: true });
    for (const name of SOURCES) await take(name);
    if (content) await writeFiles(path.join(copy, 'content'), content);
    else await take('content');
    // What other builds kept makes this one short: an entry of the cache is of its inputs, whoever made it.
    for (const name of ['node_modules', '.cache']) await symlink(path.join(root, name), path.join(copy, name));
    await edit(copy);
    await run('node', ['pipeline/commands/build.ts'], { cwd: copy });
  } catch (error) {
    await remove();
    throw error;
  }
  const of = (name: string) => path.join(copy, name);
  return {
    context: createContext({ root: copy, content: of('content'), out: of('dist'), cache: of('.cache') }),
    remove,
  };
}
