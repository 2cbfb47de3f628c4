import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { SearchIndex } from '../../pipeline/search/build-index.ts';
import type { Locale } from '../../site/locales.ts';
import { SCOPES, type Scope } from '../../site/search/documents.ts';
import { openIndex, type SearchPart } from '../../site/search/engine.ts';

/** Queries whose first search is measured, on pages of these products: in every language, and in Chinese alone. */
const FIRST_SEARCHES: readonly FirstSearch[] = [
  ['sorting', 'x-data-grid'],
  ['column pinning', 'x-data-grid'],
  ['prop disablePast', 'x-date-pickers'],
  ['tooltip content', 'x-charts'],
  ['expnasion', 'x-tree-view'],
];
const CHINESE_FIRST_SEARCHES: readonly FirstSearch[] = [
  ['列固定', 'x-data-grid'],
  ['导出 excel', 'x-data-grid'],
  ['数据表格 apiRef', 'x-data-grid'],
  ['图表 图例', 'x-charts'],
  ['shuju biaoge', 'x-data-grid'],
];

/** A query, and the product of the page on which it is typed. */
export type FirstSearch = readonly [query: string, own: Scope];

/** Brotli quality that is usual for compression on the fly. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compressed size of a text in bytes. */
export const compressed = (text: string): number => brotliCompressSync(text, QUALITY).length;

/** Opens an index from memory, and counts the compressed bytes of the files read. */
export function countReads({ manifest, files }: SearchIndex) {
  const read = new Map<string, unknown>();
  let bytes = compressed(JSON.stringify(manifest));
  const index = openIndex(manifest, (name) => {
    const text = files.get(name) ?? '';
    if (!read.has(name)) bytes += compressed(text);
    const value: unknown = read.get(name) ?? JSON.parse(text);
    read.set(name, value);
    return Promise.resolve(value as never);
  });
  return { index, bytes: () => bytes, requests: () => read.size + 1 };
}

/** Compressed size of the dialog's code, and of what each query reads from an index with cold caches. */
export async function firstSearches(
  out: string,
  built: SearchIndex,
  locale: Locale,
  queries: readonly FirstSearch[] = [...FIRST_SEARCHES, ...(locale === 'zh' ? CHINESE_FIRST_SEARCHES : [])],
): Promise<{ query: string; bytes: number; requests: number }[]> {
  const code = await dialogBytes(out);
  return Promise.all(
    queries.map(async ([query, own]) => {
      const { index, bytes, requests } = countReads(built);
      const parts: SearchPart[] = [
        { scopes: [own], limit: 7 },
        { scopes: SCOPES.filter((scope) => scope !== own), limit: 4 },
      ];
      await index.search({ text: query, parts });
      return { query, bytes: bytes() + code, requests: requests() + 2 };
    }),
  );
}

async function dialogBytes(out: string): Promise<number> {
  const names = /\/static\/search-[\w-]+\.(?:js|css)/g;
  const worker = await readFile(path.join(out, 'assets/sw.js'), 'utf8');
  const files = await Promise.all(
    [...new Set(worker.match(names))].map((name) => readFile(path.join(out, 'assets', name), 'utf8')),
  );
  return files.reduce((sum, file) => sum + compressed(file), 0);
}
