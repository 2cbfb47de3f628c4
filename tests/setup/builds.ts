import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createContext, type BuildContext } from '../../pipeline/kit/context.ts';

const run = promisify(execFile);

/** What a build is made of, beside the packages. */
const SOURCES = [
  ...['client', 'content', 'locales', 'pipeline', 'public', 'site', 'worker'],
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

/**
 * Builds the site once more in a folder of its own.
 *
 * @param edit Changes the copy of the sources, given its folder.
 */
export async function buildCopy(edit: (folder: string) => Promise<void>): Promise<OtherBuild> {
  const { root } = createContext();
  const copy = await mkdtemp(path.join(tmpdir(), 'site-build-'));
  const remove = () => rm(copy, { recursive: true, force: true });
  try {
    for (const name of SOURCES) await cp(path.join(root, name), path.join(copy, name), { recursive: true });
    // What the first build kept makes the second one short.
    await cp(path.join(root, '.cache'), path.join(copy, '.cache'), { recursive: true }).catch(() => undefined);
    await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
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
