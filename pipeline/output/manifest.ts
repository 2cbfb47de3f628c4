import { foldPath } from '../../site/addresses.ts';
import type { Locale } from '../../site/locales.ts';
import {
  FOLDED_PART,
  MAX_MANIFEST_BYTES,
  manifestAssetName,
  manifestLine,
  manifestPart,
  type ManifestHead,
} from '../../site/page/manifest.ts';
import { need } from '../../site/kit/need.ts';
import type { AddressEntry } from '../../site/page/page.ts';
import { PRODUCTS } from '../../site/products.ts';

interface Line {
  key: string;
  text: string;
}

/** Parts without a page, too: that an address is none is known only from its part. */
const PARTS = ['general', ...PRODUCTS.map(({ id }) => id)];

/** The manifest files of one language, by asset name (`site/page/manifest.ts`). */
export function manifestFiles(locale: Locale, entries: ReadonlyMap<string, AddressEntry>): Map<string, string> {
  const parts = new Map<string, Line[]>(PARTS.map((part) => [part, []]));
  for (const [key, entry] of [...entries].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const part = manifestPart(key);
    const lines = parts.get(part) ?? [];
    lines.push({ key, text: manifestLine(key, entry) });
    parts.set(part, lines);
  }
  parts.set(FOLDED_PART, foldedLines(entries));
  const files = new Map<string, string>();
  for (const [part, lines] of parts) {
    const slices = cut(lines);
    if (slices.length === 1) {
      files.set(manifestAssetName(locale, part), toFile([], lines));
      continue;
    }
    files.set(
      manifestAssetName(locale, part),
      toFile(
        slices.map((slice) => need(slice, 0).key),
        [],
      ),
    );
    for (const [number, slice] of slices.entries())
      files.set(manifestAssetName(locale, part, number), toFile([], slice));
  }
  return files;
}

/** Redirects from folded keys. One that two pages share can mean either, and is left out. */
function foldedLines(entries: ReadonlyMap<string, AddressEntry>): Line[] {
  const byFold = Map.groupBy(
    [...entries].map(([key, entry]) => ({ fold: foldPath(key), to: entry.kind === 'redirect' ? entry.to : key })),
    ({ fold }) => fold,
  );
  return [...byFold]
    .map(([key, meant]) => ({ key, targets: [...new Set(meant.map(({ to }) => to))] }))
    .filter(({ targets }) => targets.length === 1)
    .map(({ key, targets: [to = ''] }) => ({ key, text: manifestLine(key, { kind: 'redirect', to, status: 301 }) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Slices of at most `MAX_MANIFEST_BYTES`; always at least one. */
function cut(lines: readonly Line[]): Line[][] {
  const slices: Line[][] = [[]];
  let bytes = 0;
  for (const line of lines) {
    bytes += Buffer.byteLength(line.text);
    if (bytes > MAX_MANIFEST_BYTES && slices.at(-1)?.length) {
      slices.push([]);
      bytes = Buffer.byteLength(line.text);
    }
    slices.at(-1)?.push(line);
  }
  return slices;
}

function toFile(slices: string[], lines: readonly Line[]): string {
  const text = lines.map((line) => line.text).join('');
  const head: ManifestHead = { slices, bytes: Buffer.byteLength(text) };
  return `${JSON.stringify(head)}\n${text}`;
}
