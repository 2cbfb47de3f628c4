import { execFile } from 'node:child_process';
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createCodeHashes } from '../../pipeline/kit/code-hash.ts';
import { createContext } from '../../pipeline/kit/context.ts';
import { hashOf } from '../../pipeline/kit/hash.ts';
import { CHROMIUM } from './executable.ts';

/** Remembers which pages a check found without a fault, by all that decides it. */
export interface CheckedPages {
  /** Hash of a page, of the scripts and styles that it can load, of the check's code and packages, and of the browser. */
  keyOf: (html: string) => Promise<string>;
  has: (key: string) => Promise<boolean>;
  /** @param page Its path, for whoever looks into the cache. */
  keep: (key: string, page: string) => Promise<void>;
}

interface StaticFile {
  hash: string;
  names: string[];
}

/** Names of files as pages, scripts and styles have them. */
const NAMES = /[\w.-]+\.(?:js|css)\b/g;

/**
 * What no demo asks for and another run has otherwise: the index of the search, which changes with every text of the site,
 * and the port of the address, which links may have encoded.
 */
const VARYING = / data-search="[^"]*"|127\.0\.0\.1(?::|%3A)\d+/g;

const { root, cache, out } = createContext();
const folder = path.join(cache, 'checked-demos');
const statics = path.join(out, 'assets/static');

/** @param code `import.meta.url` of the check. */
export async function createCheckedPages(code: string): Promise<CheckedPages> {
  const { stdout: browser } = await promisify(execFile)(CHROMIUM, ['--version']);
  const codeHash = await createCodeHashes(root).hashOf(code);
  const known = new Set(await readdir(statics));
  const namesIn = (text: string) => [...text.matchAll(NAMES)].map(([name]) => name).filter((name) => known.has(name));
  const files = new Map<string, Promise<StaticFile>>();
  const read = async (name: string): Promise<StaticFile> => {
    const text = await readFile(path.join(statics, name), 'utf8');
    return { hash: hashOf(text), names: namesIn(text) };
  };
  const fileOf = (name: string) => {
    const file = files.get(name) ?? read(name);
    files.set(name, file);
    return file;
  };
  const fileFor = (key: string) => path.join(folder, `${key}.json`);
  return {
    keyOf: async (html) => {
      const page = html.replace(VARYING, '');
      // A set gives what is added while it is walked through.
      const names = new Set(namesIn(page));
      for (const name of names) for (const next of (await fileOf(name)).names) names.add(next);
      const hashes = await Promise.all([...names].sort().map(async (name) => (await fileOf(name)).hash));
      return hashOf(browser, codeHash, page, ...hashes);
    },
    has: (key) =>
      access(fileFor(key)).then(
        () => process.env.CHECK_ALL_DEMOS === undefined,
        () => false,
      ),
    keep: async (key, page) => {
      await mkdir(folder, { recursive: true });
      await writeFile(fileFor(key), JSON.stringify(page));
    },
  };
}
