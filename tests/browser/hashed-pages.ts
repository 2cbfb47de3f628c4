import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createCodeHashes } from '../../pipeline/kit/code-hash.ts';
import { createContext } from '../../pipeline/kit/context.ts';
import { hashOf } from '../../pipeline/kit/hash.ts';
import { CHROMIUM } from './executable.ts';

interface Page {
  path: string;
  html: string;
}

interface StaticFile {
  hash: string;
  names: string[];
}

interface Check {
  /** URL of the module that has the check's code. */
  code: string;
  /** The browser that checks. */
  executable?: string;
  /** The parts of a page's HTML that the result depends on. */
  partsOf?: (html: string) => string[];
}

/** File names as they appear in pages, scripts and styles. */
const NAMES = /[\w.-]+\.(?:js|css)\b/g;

/**
 * What differs between runs but does not affect a check: the server's port, which some links have in encoded form, and the
 * date of the last commit.
 */
const VARYING = /127\.0\.0\.1(?::|%3A)\d+|<a href="[^"]*\/commits\/[^"]*">[^<]*<\/a>/g;

/** Inline scripts and styles. */
const INLINE = /<(script|style)(?: data-[^>]*)?>[^]*?<\/\1>/g;

const { root, out } = createContext();
const statics = path.join(out, 'assets/static');

/**
 * Adds to pages the hash of what a check of them depends on: their HTML, the scripts and styles that they can load, the
 * check's code and packages, and the browser's version.
 */
export async function hashPages<Checked extends Page>(
  pages: readonly Checked[],
  { code, executable = CHROMIUM, partsOf = contentOf }: Check,
): Promise<(Checked & { name: string; hash: string })[]> {
  const browser = await versionOf(executable);
  const codeHash = await createCodeHashes(root).hashOf(code);
  const files = await createStaticFiles();
  return Promise.all(
    pages.map(async (page) => {
      const parts = partsOf(page.html.replace(VARYING, ''));
      const hash = hashOf(browser, codeHash, ...parts, ...(await files.hashesFor(page.html)));
      return { ...page, name: page.path, hash };
    }),
  );
}

/** The version of a browser; empty for a missing one, whose tests are skipped. */
async function versionOf(executable: string): Promise<string> {
  return existsSync(executable) ? (await promisify(execFile)(executable, ['--version'])).stdout : '';
}

/** The parts of a page that its demos depend on: not the navigation, and not what the head tells programs. */
function contentOf(html: string): string[] {
  const inline = html.slice(0, html.indexOf('</head>')).match(INLINE) ?? [];
  return [...inline, html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))];
}

/** The built scripts and styles. */
async function createStaticFiles() {
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
  return {
    /** The hashes of all files that a text names, and that these name. */
    hashesFor: async (text: string): Promise<string[]> => {
      // Iterating over a set includes what is added meanwhile.
      const names = new Set(namesIn(text));
      for (const name of names) for (const next of (await fileOf(name)).names) names.add(next);
      return Promise.all([...names].sort().map(async (name) => (await fileOf(name)).hash));
    },
  };
}
