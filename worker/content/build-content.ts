import { LRUCache } from 'lru-cache';
import type { FeedAsset } from '../../site/feed.ts';
import type { Locale } from '../../site/locales.ts';
import { findEntry, manifestAssetName, manifestPart, sliceOf, type ManifestHead } from '../../site/manifest.ts';
import {
  contentFolder,
  feedAssetName,
  markdownAssetName,
  navigationAssetName,
  pageAssetName,
  pageListAssetName,
  type AddressEntry,
  type MarkdownAsset,
  type NavigationAsset,
  type PageSummary,
} from '../../site/page.ts';
import type { ProductId } from '../../site/products.ts';
import type { Bytes } from '../render/bytes.ts';
import { readNavigationFile } from './navigation-file.ts';
import { openPage, type PageFile } from './page-file.ts';
import { readWhole, type Reading } from './reading.ts';
import type { ContentSource } from './source.ts';

/** The content of one build, typed. An answer is made of one: never of two builds. All throw `ContentError` for what is missing or cannot be used. */
export interface BuildContent {
  /** Id of the build; what is derived from content carries it. */
  id: string;
  /** What the manifest says of an address; null for an unknown one. */
  entry: (locale: Locale, key: string) => Promise<AddressEntry | null>;
  page: (locale: Locale, key: string) => Promise<PageFile>;
  markdown: (locale: Locale, key: string) => Promise<MarkdownAsset>;
  navigation: (locale: Locale, name: string, group?: string) => Promise<NavigationAsset<Bytes>>;
  pages: (locale: Locale) => Promise<PageSummary[]>;
  feed: (locale: Locale, product: ProductId) => Promise<FeedAsset>;
  /** Begins to read what a page needs, where the isolate knows nothing of its part of the manifest: one round trip instead of three. */
  readAhead: (page: WantedPage) => void;
}

/** A page that a reader asks for: its key is one (`isPageKey`), whether or not there is a page. */
export interface WantedPage {
  locale: Locale;
  key: string;
}

/** A file of the manifest as the isolate keeps it. */
export interface ManifestFile {
  head: ManifestHead;
  text: string;
}

const LINE_FEED = 10;

/** What an isolate keeps, by path: every page needs it. */
export interface KeptContent {
  manifests: LRUCache<string, ManifestFile>;
  navigations: LRUCache<string, NavigationAsset<Bytes>>;
}

/** Navigations and branches that an isolate keeps, each of some 20 KB; those that were used longest ago go first. */
const MAX_NAVIGATIONS = 100;

/** Files of the manifest that it keeps, each of 256 KB at the most. */
const MAX_MANIFESTS = 20;

export function createKeptContent(): KeptContent {
  return { manifests: new LRUCache({ max: MAX_MANIFESTS }), navigations: new LRUCache({ max: MAX_NAVIGATIONS }) };
}

export function openBuild(id: string, reading: Reading, kept: KeptContent): BuildContent {
  const folder = contentFolder(id);
  const ahead = createReadAhead(reading.sources);
  const inOrder: Reading = { ...reading, sources: ahead.sources };
  const read = <T>(name: string, parse: (bytes: Bytes) => T) => readWhole(inOrder, `${folder}/${name}`, parse);
  const manifest = (name: string) => keep(kept.manifests, `${folder}/${name}`, () => read(name, parseManifest));
  return {
    id,
    entry: async (locale, key) => {
      const part = manifestPart(key);
      const file = await manifest(manifestAssetName(locale, part));
      const slice = sliceOf(file.head, key);
      const { text } = slice === undefined ? file : await manifest(manifestAssetName(locale, part, slice));
      return findEntry(text, key);
    },
    page: (locale, key) => openPage(inOrder, `${folder}/${pageAssetName(locale, key)}`),
    markdown: (locale, key) => read(markdownAssetName(locale, key), parseWith<MarkdownAsset>('parts')),
    navigation: (locale, name, group) => {
      const asset = navigationAssetName(locale, name, group);
      return keep(kept.navigations, `${folder}/${asset}`, () => read(asset, readNavigationFile));
    },
    pages: (locale) => read(pageListAssetName(locale), parseWith<PageSummary[]>('length')),
    feed: (locale, product) => read(feedAssetName(locale, product), parseWith<FeedAsset>('entries')),
    readAhead: ({ locale, key }) => {
      const part = manifestAssetName(locale, manifestPart(key));
      if (kept.manifests.has(`${folder}/${part}`)) return;
      const navigation = navigationAssetName(locale, manifestPart(key));
      for (const name of [part, pageAssetName(locale, key), navigation]) ahead.open(`${folder}/${name}`);
    },
  };
}

/** Some sources, of which the first opens files before they are asked for. */
function createReadAhead([first, ...others]: Reading['sources']) {
  const opened = new Map<string, ReturnType<ContentSource['open']>>();
  const open = (path: string) => {
    if (opened.has(path)) return;
    const opening = first.open(path);
    // Nobody may ask for it, and then nobody learns that it failed.
    opening.catch(() => undefined);
    opened.set(path, opening);
  };
  const source: ContentSource = {
    name: first.name,
    open: (path) => {
      const opening = opened.get(path) ?? first.open(path);
      opened.delete(path);
      return opening;
    },
  };
  return { open, sources: [source, ...others] as const };
}

/** What is kept under a key, else what is made for it. */
async function keep<T extends object>(kept: LRUCache<string, T>, key: string, make: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known) return known;
  const value = await make();
  kept.set(key, value);
  return value;
}

function parseManifest(bytes: Bytes): ManifestFile {
  const text = decode(bytes);
  return { head: parseWith<ManifestHead>('slices')(bytes.subarray(0, bytes.indexOf(LINE_FEED))), text };
}

/** Reads JSON, and looks at a field that tells what it should be from all else. */
function parseWith<T>(field: keyof T & string): (bytes: Bytes) => T {
  return (bytes) => {
    const value: unknown = JSON.parse(decode(bytes));
    if (typeof value !== 'object' || value === null || !(field in value))
      throw new SyntaxError('It has another form than this worker reads.');
    return value as T;
  };
}

function decode(bytes: Bytes): string {
  return new TextDecoder().decode(bytes);
}
