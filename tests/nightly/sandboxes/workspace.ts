import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { npmCommand } from '../../../pipeline/kit/npm.ts';
import type { SandboxProject } from '../../../site/demo/sandbox/project.ts';
import { getPackages } from './exports.ts';

const run = promisify(execFile);

/** A temporary folder with exported projects as subfolders. They share a single installation of their packages. */
export class Workspace {
  readonly #folder: string;
  /** Folders of the TypeScript projects, grouped by packages, since packages augment each other's types. */
  readonly #typed = new Map<string, string[]>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param packages Package → exact version. */
  static async create(packages: Record<string, string>): Promise<Workspace> {
    const workspace = new Workspace(await mkdtemp(path.join(tmpdir(), 'sandbox-')));
    await workspace.#write('package.json', JSON.stringify({ private: true, dependencies: packages }));
    await workspace.#npm('.', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--no-package-lock');
    return workspace;
  }

  /** Adds a project. @returns Its folder. */
  async add({ files }: SandboxProject): Promise<string> {
    const [folder] = (await mkdtemp(path.join(this.#folder, 'project-'))).split(path.sep).slice(-1);
    if (folder === undefined) throw new Error('A temporary folder without a name.');
    for (const [name, text] of Object.entries(files)) await this.#write(path.join(folder, name), text);
    const packages = JSON.stringify(getPackages({ files }));
    if (files['tsconfig.json'] !== undefined) this.#typed.set(packages, [...(this.#typed.get(packages) ?? []), folder]);
    return folder;
  }

  /** Type-checks the TypeScript projects with their own compiler options, one program for each set of packages. */
  async typecheck(): Promise<void> {
    for (const folders of this.#typed.values()) {
      const options = folders.map((folder) => readFile(path.join(this.#folder, folder, 'tsconfig.json'), 'utf8'));
      const [first, ...others] = new Set(await Promise.all(options));
      if (first === undefined || others.length > 0)
        throw new Error(`${folders.join(', ')} have several configurations.`);
      const include = folders.flatMap((folder) => [`${folder}/src`, `${folder}/vite.config.ts`]);
      await this.#write('tsconfig.json', JSON.stringify({ ...(JSON.parse(first) as object), include }));
      await this.#npm('.', 'exec', 'tsc');
    }
  }

  /** Runs a project's build script. @throws Error with its output. */
  build(folder: string): Promise<void> {
    return this.#npm(folder, 'run', 'build');
  }

  /** The CSS that a build produced. */
  async builtCss(folder: string): Promise<string> {
    const assets = path.join(this.#folder, folder, 'dist/assets');
    const files = (await readdir(assets)).filter((name) => name.endsWith('.css'));
    return (await Promise.all(files.map((name) => readFile(path.join(assets, name), 'utf8')))).join('\n');
  }

  remove(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true });
  }

  async #write(name: string, text: string): Promise<void> {
    const file = path.join(this.#folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }

  async #npm(folder: string, ...words: string[]): Promise<void> {
    const cwd = path.join(this.#folder, folder);
    await run(...npmCommand(words), { cwd }).catch((error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error(`npm ${words.join(' ')} failed: ${error.stdout ?? ''}${error.stderr ?? ''}`, { cause: error });
    });
  }
}
