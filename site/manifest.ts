import type { AddressEntry } from './page.ts';
import { productOf } from './products.ts';
import type { Locale } from './locales.ts';

/*
 * The manifest says of every address whether there is a page, and what stands above its content. It is cut by language and
 * library, and that of a large library into slices, so that no file grows with the site. A file is JSON Lines: first a
 * `ManifestHead`, then a pair of key and entry for each address, by key.
 */

/** Where the entries of a library are. */
export interface ManifestHead {
  /** The first key of each slice; empty where all entries follow in this file. */
  slices: string[];
}

/** Most bytes of a file: some 300 pages, 20 KB compressed. */
export const MAX_MANIFEST_BYTES = 256 * 1024;

/** Name of the part of the manifest that has an address. */
export function manifestPart(key: string): string {
  return productOf(key)?.id ?? 'general';
}

/** Path of a part, or of a slice of it, below the build's content folder. */
export function manifestAssetName(locale: Locale, part: string, slice?: number): string {
  return `${locale}/_manifest/${part}${slice === undefined ? '' : `.${slice}`}.jsonl`;
}

/** Number of the slice that has a key; undefined where the part has none. */
export function sliceOf({ slices }: ManifestHead, key: string): number | undefined {
  return slices.length === 0
    ? undefined
    : Math.max(
        0,
        slices.findLastIndex((first) => first <= key),
      );
}

/** An address as a line. */
export function manifestLine(key: string, entry: AddressEntry): string {
  return `${JSON.stringify([key, entry])}\n`;
}

/** The entry of a key in a file's text; null when it has none. The other lines are not parsed. */
export function findEntry(text: string, key: string): AddressEntry | null {
  const start = text.indexOf(`\n[${JSON.stringify(key)},`) + 1;
  if (start === 0) return null;
  const [, entry] = JSON.parse(text.slice(start, text.indexOf('\n', start))) as [string, AddressEntry];
  return entry;
}
