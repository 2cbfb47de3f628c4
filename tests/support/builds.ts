import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createContext, type BuildContext } from '../../pipeline/cache/context.ts';
import { buildTestedSite, createFixtureContext } from './tested-site.ts';

const run = promisify(execFile);

/** Sources of a build besides content and packages. */
const SOURCES = [
  ...['client', 'locales', 'pipeline', 'public', 'site', 'worker'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'wrangler.toml'],
];

/** A text replacement in a source file. */
export interface Change {
  file: string;
  from: string;
  to: string;
}

export interface OtherBuild {
  context: BuildContext;
  remove: () => Promise<void>;
}

/** Builds the site of the tests with changed sources, in a temporary copy. */
export async function buildWithChanges(changes: readonly Change[]): Promise<OtherBuild> {
  const { root, remove } = await copySite();
  const context = createFixtureContext(root, path.join(root, 'dist'));
  try {
    for (const { file, from, to } of changes) {
      const text = await readFile(path.join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not have the text "${from}".`);
      await writeFile(path.join(root, file), text.replaceAll(from, to));
    }
    await buildTestedSite(context);
    return { context, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Writes files below a folder. Keys are paths, values are texts. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Content without pages: what every site has besides. */
export const EMPTY_SITE = {
  'navigation.ts': 'export const navigation = [];\nexport const unlisted = [];\n',
  'navigation.zh.ts': 'export const titles = {};\n',
  'redirects.ts': 'export const redirects = {};\n',
  'pages-by-version.json': '{}',
};

/** Creates the text of a page with a title and Markdown below it. */
export function createPage(title: string, body: string): string {
  return `---\ntitle: ${title}\ndescription: A page.\n---\n\n${body}\n`;
}

export interface PrintedBuild extends OtherBuild {
  /** What the build printed, errors and warnings included. */
  printed: string;
}

/**
 * Builds a temporary copy of the site.
 *
 * @param edit Changes the copied sources before the build; receives the folder.
 * @param content Replaces the site's content: path → text.
 */
export async function buildCopy(
  edit: (folder: string) => Promise<void>,
  content?: Readonly<Record<string, string>>,
): Promise<PrintedBuild> {
  const copy = await copySite(content);
  const { root, remove } = copy;
  const of = (name: string) => path.join(root, name);
  const context = createContext({ root, content: of('content'), out: of('dist'), cache: of('.cache') });
  try {
    await edit(root);
    const { stdout, stderr } = await run('node', ['pipeline/commands/build.ts'], { cwd: root });
    return { context, printed: stdout + stderr, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A temporary copy of the site's sources. */
export interface SiteCopy {
  root: string;
  remove: () => Promise<void>;
}

/** @param content Replaces the site's content: path → text. */
export async function copySite(content?: Readonly<Record<string, string>>): Promise<SiteCopy> {
  const { root } = createContext();
  const copy = await mkdtemp(path.join(tmpdir(), 'site-build-'));
  const remove = () => rm(copy, { recursive: true, force: true });
  try {
    const take = (name: string) => cp(path.join(root, name), path.join(copy, name), { recursive: true });
    for (const name of SOURCES) await take(name);
    if (content) await writeFiles(path.join(copy, 'content'), content);
    else for (const name of ['content', 'tests/fixture']) await take(name);
    // Cache entries are keyed by their inputs, so both builds can share them.
    for (const name of ['node_modules', '.cache']) await symlink(path.join(root, name), path.join(copy, name));
  } catch (error) {
    await remove();
    throw error;
  }
  return { root: copy, remove };
}
