import { LRUCache } from 'lru-cache';
import {
  addressAssetName,
  feedAssetName,
  markdownAssetName,
  navigationAssetName,
  pageListAssetName,
  type AddressAsset,
  type MarkdownAsset,
  type NavigationAsset,
  type PageSummary,
} from '../../site/page.ts';
import type { ProductId } from '../../site/products.ts';
import type { FeedAsset } from '../../site/feed.ts';
import type { Locale } from '../../site/locales.ts';
import type { Bytes } from '../render/bytes.ts';
import { readAddressFile } from './address-file.ts';
import { readNavigationFile } from './navigation-file.ts';

/** Where a build's content is read from. Implementations: static assets, and KV. */
export interface ContentSource {
  /** The bytes of an asset, see `site/page.ts` for the names; null when there is none. @throws when the source fails. */
  read: (name: string) => Promise<Bytes | null>;
  /** Id of the build that `read` reads now. */
  buildId: () => Promise<string>;
}

/** Content that exists and cannot be used. */
export class ContentError extends Error {
  constructor(name: string, why: string, options?: ErrorOptions) {
    super(`The content "${name}" ${why}. Build and deploy again; see docs/architecture.md, 'Content'.`, options);
    this.name = 'ContentError';
  }
}

/** The content manifest, typed. */
export interface ContentStore {
  /** Id of the build that is read now; what is derived from content carries it. */
  buildId: () => Promise<string>;
  address: (locale: Locale, key: string) => Promise<AddressAsset<Bytes> | null>;
  markdown: (locale: Locale, key: string) => Promise<MarkdownAsset | null>;
  /** @throws ContentError when it is missing. */
  navigation: (locale: Locale, name: string, group?: string) => Promise<NavigationAsset<Bytes>>;
  /** @throws ContentError when it is missing. */
  pages: (locale: Locale) => Promise<PageSummary[]>;
  /** @throws ContentError when it is missing. */
  feed: (locale: Locale, product: ProductId) => Promise<FeedAsset>;
}

/** Navigations and branches that an isolate keeps, each of some 20 KB; those that were used longest ago go first. Every page needs one or two. */
const MAX_NAVIGATIONS = 100;

/** Reads typed content from a source. What is missing or corrupt where it must exist is a `ContentError`. */
export function createContentStore(source: ContentSource): ContentStore {
  const navigations = new LRUCache<string, NavigationAsset<Bytes>>({ max: MAX_NAVIGATIONS });
  const read = async <T>(name: string, isUsable: (value: unknown) => boolean, parse = parseJson): Promise<T | null> => {
    const bytes = await source.read(name);
    if (bytes === null) return null;
    let value: unknown;
    try {
      value = parse(bytes);
    } catch (error) {
      throw new ContentError(name, error instanceof SyntaxError ? 'is not valid JSON' : 'is not whole', {
        cause: error,
      });
    }
    if (!isUsable(value)) throw new ContentError(name, 'has another form than this worker reads');
    return value as T;
  };
  const need = async <T>(name: string, isUsable: (value: unknown) => boolean, parse = parseJson): Promise<T> => {
    const value = await read<T>(name, isUsable, parse);
    if (value === null) throw new ContentError(name, 'is missing');
    return value;
  };
  return {
    buildId: source.buildId,
    address: (locale, key) => read(addressAssetName(locale, key), isAddress, readAddressFile),
    markdown: (locale, key) => read(markdownAssetName(locale, key), (value) => has(value, 'parts')),
    navigation: async (locale, name, group) => {
      const asset = navigationAssetName(locale, name, group);
      const key = `${await source.buildId()}/${asset}`;
      const known = navigations.get(key);
      if (known) return known;
      const navigation = await need<NavigationAsset<Bytes>>(asset, (value) => has(value, 'links'), readNavigationFile);
      navigations.set(key, navigation);
      return navigation;
    },
    pages: (locale) => need(pageListAssetName(locale), Array.isArray),
    feed: (locale, product) => need(feedAssetName(locale, product), (value) => has(value, 'entries')),
  };
}

function parseJson(bytes: Bytes): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}

function isAddress(value: unknown): boolean {
  return (has(value, 'article') && has(value, 'navigation')) || (has(value, 'to') && has(value, 'status'));
}

function has(value: unknown, field: string): boolean {
  return typeof value === 'object' && value !== null && field in value;
}
