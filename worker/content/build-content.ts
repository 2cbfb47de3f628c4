import { LRUCache } from 'lru-cache';
import type { FeedAsset } from '../../site/page/feed.ts';
import type { SkillAsset } from '../../site/page/skill.ts';
import type { Locale } from '../../site/locales.ts';
import {
  FOLDED_PART,
  findEntry,
  manifestAssetName,
  manifestPart,
  findSlice,
  type ManifestHead,
} from '../../site/page/manifest.ts';
import {
  contentFolder,
  feedAssetName,
  markdownAssetName,
  navigationAssetName,
  pageAssetName,
  pageListAssetName,
  skillsAssetName,
  type AddressEntry,
  type MarkdownAsset,
  type NavigationAsset,
  type PageSummary,
} from '../../site/page/page.ts';
import type { ProductId } from '../../site/products.ts';
import type { Bytes } from '../http/bytes.ts';
import { readNavigationFile } from './navigation-file.ts';
import { openPage, type PageFile } from './open-page-file.ts';
import { readWhole, type Reading } from './reading.ts';
import type { ContentSource } from './source.ts';

/**
 * Typed access to the content of one build. A response only ever uses one build. Every read throws `ContentError` for
 * content that is missing or unusable.
 */
export interface BuildContent {
  /** Build id, part of everything derived from the content. */
  id: string;
  /** The manifest's entry for an address; null for an unknown one. */
  entry: (locale: Locale, key: string) => Promise<AddressEntry | null>;
  /** The key of the only page that a folded path (`foldPath`) can mean; null if there is none. */
  keyOfFolded: (locale: Locale, folded: string) => Promise<string | null>;
  page: (locale: Locale, key: string) => Promise<PageFile>;
  markdown: (locale: Locale, key: string) => Promise<MarkdownAsset>;
  navigation: (locale: Locale, name: string, group?: string) => Promise<NavigationAsset<Bytes>>;
  pages: (locale: Locale) => Promise<PageSummary[]>;
  feed: (locale: Locale, product: ProductId) => Promise<FeedAsset>;
  skills: () => Promise<SkillAsset[]>;
  /**
   * Starts reading everything a page needs at once, if its part of the manifest is not cached yet: one round trip, not
   * three.
   */
  readAhead: (page: WantedPage) => void;
}

/** A requested page. The key is valid (`isPageKey`), but the page need not exist. */
export interface WantedPage {
  locale: Locale;
  key: string;
}

/** A manifest file, as cached by the isolate. */
export interface ManifestFile {
  head: ManifestHead;
  text: string;
}

const LINE_FEED = 10;

/** Content cached by the isolate, by path, because every page needs it. */
export interface KeptContent {
  manifests: LRUCache<string, ManifestFile>;
  navigations: LRUCache<string, NavigationAsset<Bytes>>;
}

/** Maximum number of navigations and branches in the LRU cache, some 20 KB each. */
const MAX_NAVIGATIONS = 100;

/** Maximum number of manifest files in the LRU cache, 256 KB each at most. */
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
  const find = async (name: string, key: string) => {
    const { text } = await manifest(name);
    try {
      return findEntry(text, key);
    } catch {
      // Lines are parsed only now. An invalid one makes the file unusable, like any other: the next source may have it.
      kept.manifests.delete(`${folder}/${name}`);
      return read(name, (bytes) => findEntry(parseManifest(bytes).text, key));
    }
  };
  const findInPart = async (locale: Locale, part: string, key: string) => {
    const { head } = await manifest(manifestAssetName(locale, part));
    return find(manifestAssetName(locale, part, findSlice(head, key)), key);
  };
  return {
    id,
    entry: (locale, key) => findInPart(locale, manifestPart(key), key),
    keyOfFolded: async (locale, folded) => {
      const entry = await findInPart(locale, FOLDED_PART, folded);
      return entry?.kind === 'redirect' ? entry.to : null;
    },
    page: (locale, key) => openPage(inOrder, `${folder}/${pageAssetName(locale, key)}`),
    markdown: (locale, key) => read(markdownAssetName(locale, key), parseWith<MarkdownAsset>('parts')),
    navigation: (locale, name, group) => {
      const asset = navigationAssetName(locale, name, group);
      return keep(kept.navigations, `${folder}/${asset}`, () => read(asset, readNavigationFile));
    },
    pages: (locale) => read(pageListAssetName(locale), parseWith<PageSummary[]>('length')),
    feed: (locale, product) => read(feedAssetName(locale, product), parseWith<FeedAsset>('entries')),
    skills: () => read(skillsAssetName(), parseWith<SkillAsset[]>('length')),
    readAhead: ({ locale, key }) => {
      const part = manifestAssetName(locale, manifestPart(key));
      if (kept.manifests.has(`${folder}/${part}`)) return;
      const navigation = navigationAssetName(locale, manifestPart(key));
      for (const name of [part, pageAssetName(locale, key), navigation]) ahead.open(`${folder}/${name}`);
    },
  };
}

/** Wraps sources so that the first one can open files before they are needed. */
function createReadAhead([first, ...others]: Reading['sources']) {
  const opened = new Map<string, ReturnType<ContentSource['open']>>();
  const open = (path: string) => {
    if (opened.has(path)) return;
    const opening = first.open(path);
    // If nobody ends up reading the file, its failure must not become an unhandled rejection.
    opening.catch(() => undefined);
    opened.set(path, opening);
  };
  const source: ContentSource = {
    name: first.name,
    open: (path, isRetry) => {
      const opening = opened.get(path) ?? first.open(path, isRetry);
      opened.delete(path);
      return opening;
    },
  };
  return { open, sources: [source, ...others] as const };
}

/** Returns the cached value for a key, or makes and caches it. */
async function keep<T extends object>(kept: LRUCache<string, T>, key: string, make: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known) return known;
  const value = await make();
  kept.set(key, value);
  return value;
}

function parseManifest(bytes: Bytes): ManifestFile {
  const end = bytes.indexOf(LINE_FEED);
  const head = parseWith<ManifestHead>('slices')(bytes.subarray(0, end));
  const received = bytes.length - end - 1;
  if (received !== head.bytes)
    throw new RangeError(`It has ${received} bytes after its first line, where ${head.bytes} were written.`);
  return { head, text: decode(bytes) };
}

/** Parses JSON and checks for a field that identifies the expected shape. */
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
