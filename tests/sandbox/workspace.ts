import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SandboxProject } from '../../site/sandbox/project.ts';

const run = promisify(execFile);

/** A temporary folder in which one project after the other is installed, checked and built with npm. */
export class Workspace {
  readonly #folder: string;
  #installed = '';

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async create(): Promise<Workspace> {
    return new Workspace(await mkdtemp(path.join(tmpdir(), 'sandbox-')));
  }

  /** Writes the project in the place of the one before. Packages are installed when they are not the same. */
  async open({ files }: SandboxProject): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      if (name !== 'node_modules') await rm(path.join(this.#folder, name), { recursive: true });
    }
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(this.#folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '') as Record<string, unknown>;
    const wanted = JSON.stringify({ dependencies, devDependencies });
    // What is there already stays, and npm removes what the project does not name: as a fresh install, in less time.
    if (wanted !== this.#installed)
      await this.#npm('install', '--no-audit', '--no-fund', '--prefer-offline', '--no-package-lock');
    this.#installed = wanted;
  }

  /** Runs a script of the project's package.json. @throws Error with what it printed. */
  script(name: string): Promise<void> {
    return this.#npm('run', name);
  }

  /** The stylesheets that the build made. */
  async builtCss(): Promise<string> {
    const assets = path.join(this.#folder, 'dist/assets');
    const files = (await readdir(assets)).filter((name) => name.endsWith('.css'));
    return (await Promise.all(files.map((name) => readFile(path.join(assets, name), 'utf8')))).join('\n');
  }

  remove(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true });
  }

  async #npm(...words: string[]): Promise<void> {
    await run('npm', words, { cwd: this.#folder }).catch((error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error(`npm ${words.join(' ')} failed: ${error.stdout ?? ''}${error.stderr ?? ''}`, { cause: error });
    });
  }
}
