import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { contentFolder } from '../../site/page/page.ts';
import { hashValues } from '../kit/hash.ts';
import { defineStep, asIs, type RunStep } from '../cache/step.ts';

/** Receives the content of a build, asset by asset (`site/page/page.ts` has the names). */
export interface ContentSink {
  /**
   * Resolves once it may be forgotten: before it is written, but after it has become a text.
   *
   * @param toText Serializes the value. Default: JSON.
   */
  add: <T>(name: string, value: T, toText?: (value: T) => string) => Promise<void>;
  /** Hash of all names and texts. */
  hash: () => string;
}

/** Cap on concurrent writes, however many writers there are: pending texts are held in memory. */
const MAX_PENDING = 64;

/** Writes content to files below an assets folder. */
export interface ContentFiles extends ContentSink {
  /** Waits for pending writes, then renames the folder to the build id. @throws What the first failed write did. */
  finish: (buildId: string) => Promise<void>;
}

export function createContentFiles(assets: string): ContentFiles {
  const folder = path.join(assets, contentFolder('next'));
  const hashes = new Map<string, string>();
  const folders = new Map<string, Promise<unknown>>();
  const pending = new Set<Promise<void>>();
  const limit = pLimit(MAX_PENDING);
  const write = async (name: string, text: string) => {
    const file = path.join(folder, name);
    const parent = path.dirname(file);
    const made = folders.get(parent) ?? mkdir(parent, { recursive: true });
    folders.set(parent, made);
    await made;
    await writeFile(file, text);
  };
  return {
    add: (name, value, toText = JSON.stringify) =>
      new Promise((resolve, reject) => {
        const writing = limit(async () => {
          const text = toText(value);
          hashes.set(name, hashValues(text));
          resolve();
          await write(name, text);
        });
        pending.add(writing);
        // What failed stays, for `finish`.
        writing.then(() => pending.delete(writing), reject);
      }),
    hash: () => hashOfAll(hashes),
    finish: async (buildId) => {
      await Promise.all(pending);
      await rename(folder, path.join(assets, contentFolder(buildId)));
    },
  };
}

/** Keeps content in memory, for a process that serves it itself. */
export interface ContentTexts extends ContentSink {
  /** Asset name → text. */
  texts: ReadonlyMap<string, string>;
}

export function createContentTexts(run: RunStep): ContentTexts {
  const texts = new Map<string, string>();
  const hashes = new Map<string, string>();
  return {
    add: (name, value, toText = JSON.stringify) => {
      const { text, hash } = run(textStep, { name, value, toText: toText as (value: unknown) => string });
      texts.set(name, text);
      hashes.set(name, hash);
      return Promise.resolve();
    },
    hash: () => hashOfAll(hashes),
    texts,
  };
}

/** Serializes an asset and hashes the text. */
export const textStep = defineStep({
  name: 'text',
  code: import.meta.url,
  keep: 'memory',
  inputs: { name: asIs, value: asIs, toText: asIs },
  of: ({ name }) => name,
  make: ({ value, toText }: { name: string; value: unknown; toText: (value: unknown) => string }) => {
    const text = toText(value);
    return { text, hash: hashValues(text) };
  },
});

function hashOfAll(hashes: ReadonlyMap<string, string>): string {
  return hashValues(...[...hashes].sort(([a], [b]) => (a < b ? -1 : 1)).flat());
}
