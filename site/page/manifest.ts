import type { AddressEntry } from './page.ts';
import { findProduct } from '../products.ts';
import type { Locale } from '../locales.ts';

/*
 * The manifest tells for every address whether it is a page, and what stands above the page's content. It is split by
 * language and library, and a large library's part into slices, so that no file grows with the site. Files are JSON
 * Lines: a `ManifestHead`, then a `[key, entry]` pair per address, sorted by key. One more part has the folded keys.
 */

/** First line of a manifest file. */
export interface ManifestHead {
  /** First key of each slice; empty if the entries follow in this file. */
  slices: string[];
  /** Bytes after this line. Otherwise pages missing from a truncated file look like 404s. */
  bytes: number;
}

/** Maximum size of a file: some 300 pages, 20 KB compressed. */
export const MAX_MANIFEST_BYTES = 256 * 1024;

/** Name of the manifest part that an address belongs to. */
export function manifestPart(key: string): string {
  return findProduct(key)?.id ?? 'general';
}

/** The part that leads from the folded keys (`foldPath`) to the only page that each can mean. */
export const FOLDED_PART = 'folded';

/** Path of a part, or of one of its slices, below the build's content folder. */
export function manifestAssetName(locale: Locale, part: string, slice?: number): string {
  return `${locale}/_manifest/${part}${slice === undefined ? '' : `.${slice}`}.jsonl`;
}

/** Index of the slice that would contain a key; undefined for a part without slices. */
export function findSlice({ slices }: ManifestHead, key: string): number | undefined {
  return slices.length === 0
    ? undefined
    : Math.max(
        0,
        slices.findLastIndex((first) => first <= key),
      );
}

export function manifestLine(key: string, entry: AddressEntry): string {
  return `${JSON.stringify([key, entry])}\n`;
}

/** Finds the entry of a key in a file's text; null if absent. Parses no other line. */
export function findEntry(text: string, key: string): AddressEntry | null {
  const start = text.indexOf(`\n[${JSON.stringify(key)},`) + 1;
  if (start === 0) return null;
  const [, entry] = JSON.parse(text.slice(start, text.indexOf('\n', start))) as [string, AddressEntry];
  return entry;
}
