import { execFile } from 'node:child_process';
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createCodeHashes } from '../../pipeline/kit/code-hash.ts';
import { createContext } from '../../pipeline/kit/context.ts';
import { hashOf } from '../../pipeline/kit/hash.ts';
import { CHROMIUM } from './executable.ts';

/** Remembers which pages passed a check, keyed by everything that the result depends on. */
export interface CheckedPages {
  /** Hashes a page, the scripts and styles that it can load, the check's code and packages, and the browser's version. */
  keyOf: (html: string) => Promise<string>;
  has: (key: string) => Promise<boolean>;
  /** @param page Path of the page, to make the cache readable. */
  keep: (key: string, page: string) => Promise<void>;
}

interface StaticFile {
  hash: string;
  names: string[];
}

/** File names as they appear in pages, scripts and styles. */
const NAMES = /[\w.-]+\.(?:js|css)\b/g;

/**
 * What differs between runs but does not affect demos: the address of the search index, which changes with any text, and
 * the server's port, which some links have in encoded form.
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
      // Iterating over a set includes what is added meanwhile.
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
