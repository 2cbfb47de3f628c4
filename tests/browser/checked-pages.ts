import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
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

/** The record of the pages that passed a check, with the hash of everything that the result depends on. */
export interface CheckedPages<Checked extends Page> {
  /** Pages to check, with their hash. */
  due: (Checked & { hash: string })[];
  /** Paths of pages that passed with their present hash, and are not due for another check. */
  asBefore: string[];
  /** Records that a page passed. CI only reads the record. */
  keep: (page: string, hash: string) => Promise<void>;
}

interface StaticFile {
  hash: string;
  names: string[];
}

/** File names as they appear in pages, scripts and styles. */
const NAMES = /[\w.-]+\.(?:js|css)\b/g;

/**
 * What differs between runs but does not affect demos: the server's port, which some links have in encoded form, and the
 * date of the last commit.
 */
const VARYING = /127\.0\.0\.1(?::|%3A)\d+|<a href="[^"]*\/commits\/[^"]*">[^<]*<\/a>/g;

/** Inline scripts and styles. */
const INLINE = /<(script|style)(?: data-[^>]*)?>[^]*?<\/\1>/g;

/** In CI, each page is checked again once in so many days, so that a wrong record does not last. */
const DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

const folder = path.join(import.meta.dirname, 'checked');
const { root, out } = createContext();
const statics = path.join(out, 'assets/static');

/**
 * Compares pages with the record of a check. What is hashed of a page: its HTML, the scripts and styles that it can load,
 * the check's code and packages, and the browser's version. Pages that no longer exist leave the record with the next page
 * that passes.
 *
 * @param code `import.meta.url` of the check.
 * @param name File name of the record.
 * @param executable The browser that checks.
 */
export async function compareWithRecord<Checked extends Page>(
  pages: readonly Checked[],
  code: string,
  name: string,
  executable = CHROMIUM,
): Promise<CheckedPages<Checked>> {
  const file = path.join(folder, `${name}.json`);
  const before = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, string>;
  const after: Record<string, string> = {};
  const browser = await versionOf(executable);
  const codeHash = await createCodeHashes(root).hashOf(code);
  const files = await createStaticFiles();
  const due: (Checked & { hash: string })[] = [];
  const asBefore: string[] = [];
  for (const page of pages) {
    const { path: address, html } = page;
    const hash = hashOf(browser, codeHash, ...partsOf(html), ...(await files.hashesFor(html)));
    const hasPassed = before[address] === hash;
    if (hasPassed) after[address] = hash;
    if (hasPassed && process.env.CHECK_ALL_DEMOS === undefined && !isDueInCi(address)) asBefore.push(address);
    else due.push({ ...page, hash });
  }
  return {
    due,
    asBefore,
    keep: async (page, hash) => {
      after[page] = hash;
      if (process.env.CI !== undefined) return;
      const sorted = Object.entries(after).sort(([a], [b]) => (a < b ? -1 : 1));
      await mkdir(folder, { recursive: true });
      await writeFile(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
    },
  };
}

/** The version of a browser; empty for a missing one, whose tests are skipped. */
async function versionOf(executable: string): Promise<string> {
  return existsSync(executable) ? (await promisify(execFile)(executable, ['--version'])).stdout : '';
}

/** The parts of a page that a check of its demos depends on: not the navigation, and not what the head tells programs. */
function partsOf(html: string): string[] {
  const inline = html.slice(0, html.indexOf('</head>')).match(INLINE) ?? [];
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  return [...inline, main.replace(VARYING, '')];
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

/** Whether today is the day on which CI checks a page although nothing changed. */
function isDueInCi(page: string): boolean {
  const day = Math.floor(Date.now() / DAY_MS);
  return process.env.CI !== undefined && parseInt(hashOf(page).slice(0, 8), 16) % DAYS === day % DAYS;
}
